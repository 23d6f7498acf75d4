/** Parameters of a story that is checked without the axe rules that the documented package breaks. */
const withoutAxeRules = (...ids: readonly string[]) => ({
  a11y: { config: { rules: ids.map((id) => ({ id, enabled: false })) } },
});

/** The column of buttons has no name. */
export const listDefects = withoutAxeRules('empty-table-header');

/** In narrow windows, the list scrolls sideways, and no cell can be focused while a row is deleted or opened. */
export const rowDefects = withoutAxeRules('empty-table-header', 'scrollable-region-focusable');

/** In Material UI's dark theme the white text of the red button reaches 3.7:1. */
export const recordDefects = withoutAxeRules('empty-table-header', 'color-contrast');

/** Headings, dividers and open groups are in the list without an item around them. */
export const menuDefects = withoutAxeRules('list');

/** Placeholders are in the list without an item around them. */
const loadingListDefects = withoutAxeRules('list');

/** The buttons of a row are in a menu and are no menu items; their column has no title. */
const rowActionDefects = withoutAxeRules('aria-required-children', 'empty-table-header');

/** The field has no name, and the form itself is the dialog. */
export const promptDefects = withoutAxeRules('label', 'aria-allowed-role');

/** Demos that have such defects as they open, by name. */
export const defectsAsOpened: Readonly<Record<string, ReturnType<typeof withoutAxeRules>>> = {
  CrudAdvanced: listDefects,
  CrudBasic: listDefects,
  CrudCache: listDefects,
  CrudDataGrid: listDefects,
  CrudDataGridPro: listDefects,
  CrudList: listDefects,
  CrudPlayground: listDefects,
  CrudShow: recordDefects,
  DashboardLayoutDividers: menuDefects,
  DashboardLayoutHeadings: menuDefects,
  DashboardLayoutNested: menuDefects,
  DataGridDataProvider: rowActionDefects,
  LandingCrud: listDefects,
  LandingDashboard: menuDefects,
  ListLoading: loadingListDefects,
};
