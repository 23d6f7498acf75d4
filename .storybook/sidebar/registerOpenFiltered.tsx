import * as React from 'react';
import { STORIES_EXPAND_ALL } from 'storybook/internal/core-events';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';

/** More entries than this, with their groups, stay closed: they take a second to render, and no one reads them all. */
const most = 300;

function OpenFiltered({ children }: { children?: React.ReactNode }) {
  const api = useStorybookApi();
  const state = useStorybookState();
  const filters = [
    ...state.includedTagFilters,
    ...state.excludedTagFilters,
    ...state.includedStatusFilters,
    ...state.excludedStatusFilters,
  ].join();
  const found = Object.keys(state.filteredIndex ?? {}).length;
  React.useEffect(() => {
    if (filters === '' || found === 0 || found > most) return undefined;
    // The sidebar listens once it has rendered what the filter leaves.
    const timer = setTimeout(() => api.emit(STORIES_EXPAND_ALL));
    return () => clearTimeout(timer);
  }, [api, filters, found]);
  return children;
}

/** Opens the groups of the sidebar when a filter is set: closed, they hide what it finds. */
export function registerOpenFiltered() {
  addons.register('open-filtered', () => {
    addons.add('open-filtered/canvas', {
      type: types.PREVIEW,
      render: ({ children }) => <OpenFiltered>{children}</OpenFiltered>,
    });
  });
}
