import geometry from './geometry.json' with { type: 'json' };

interface PictureText {
  /** What is to be seen, for those who do not see it, and in the Markdown version of a page. */
  alt: string;
  /** Remarks on the numbers over the picture, in their order. */
  legend?: readonly string[];
}

/**
 * Screenshots, under the names by which pages call them: `<Picture name="EditorOverview" />`. `npm run pictures:studio`
 * takes those of Studio's editor, `npm run test:tutorial -- --pictures` those of the tutorial (`Tutorial…`). Both write
 * their sizes to `geometry.json`.
 */
export const pictures = {
  EditorOverview: {
    alt: 'The editor of Toolpad Studio with the page Orders of a repair shop: lists of pages, elements, queries and actions at the left, the closed component library beside them, the page with a data grid in the middle, properties of the page at the right.',
    legend: [
      'Explorer: pages, the hierarchy of the page, its queries and actions.',
      'Component library: opens when you point at it.',
      'Canvas: the page with its data. Drop, select, move and resize elements here.',
      'Inspector: properties of the page, of the selected component, and the theme.',
      'Preview opens the page as users see it.',
    ],
  },
  ComponentLibrary: {
    alt: 'The open component library: a search field above a grid of components, among them Data Grid, Chart, Text Field and Date Picker.',
    legend: [
      'Search by name, or by a word that means the same.',
      'Drag a component from here to the canvas.',
    ],
  },
  DragComponent: {
    alt: 'A date picker is dragged over the canvas. Dashed outlines show the elements of the page, and a line between two of them shows where it will be dropped.',
  },
  EmptyPage: {
    alt: 'The editor with a new page. The canvas has one dashed area that says Drop component here.',
  },
  SelectElement: {
    alt: 'A data grid is selected on the canvas: it has a blue outline, and above it its name with buttons to move, duplicate and delete it.',
    legend: [
      'The name of the component. Drag it to move the component.',
      'Duplicates the component.',
      'Removes the component.',
    ],
  },
  PageMenu: {
    alt: 'The menu of a page in the explorer, with Rename, Duplicate and Delete.',
  },
  CreatePage: {
    alt: 'A new page in the explorer: a field below Pages for its name.',
  },
  CreateComponent: {
    alt: 'The dialog Create a new Code Component asks for a name, and has the buttons Cancel and Create.',
  },
  PageTab: {
    alt: 'The tab Page of the inspector: node name, display name, page title, display mode, container width, authorization, and a button that adds page parameters.',
  },
  ThemeTab: {
    alt: 'The tab Theme of the inspector: a switch between light and dark, and the colors Primary and Secondary.',
  },
  GridProperties: {
    alt: 'The properties of a data grid: the source of its rows, rows, columns, the id field, selection, density, loading, hideToolbar and sx.',
  },
  GridColumns: {
    alt: 'The list of columns of a data grid: id, customer, part and status, each with a button that deletes it, and buttons that read the columns from the data again and add one.',
    legend: [
      'Recreate columns derives the columns from the rows again.',
      'Adds a column.',
      'Click a column to edit it.',
    ],
  },
  GridRowGrouping: {
    alt: 'A data grid of orders grouped by status: Open and In repair are collapsed, Ready is expanded. The column Total is pinned to the right and shows the sum of each group, and the sum of all orders, 4,440, in a row at the bottom.',
  },
  GridDataProvider: {
    alt: 'The properties of a data grid whose rows come from a data provider: a field that selects the provider is in the place of rows.',
  },
  TextFieldProperties: {
    alt: 'The properties of a text field in the inspector, among them value, default value, label, variant and size, each with a button that binds it.',
  },
  ButtonProperties: {
    alt: 'The properties of a button: its alignment, onClick, content, variant, size, color, and switches for fullWidth, loading and disabled.',
  },
  StyleEditor: {
    alt: 'The dialog Edit JSON with a code editor for the property sx.',
  },
  BindingEditor: {
    alt: 'The binding editor of the property rows: a tree of the page scope at the left, the expression orders.rows at the right, and its current value below.',
    legend: [
      'All that an expression can read: elements, queries and the page itself.',
      'The expression. Its value is shown below while you type.',
      'The type that the property expects.',
    ],
  },
  EnvironmentBinding: {
    alt: 'The binding editor of the header Authorization with the tab Environment variable: the field for the name contains TICKETS_API_TOKEN.',
  },
  EventAction: {
    alt: 'The editor of the event onClick with the tab JS expression: code that calls the action createOrder, then runs the query orders again.',
  },
  NavigationAction: {
    alt: 'The editor of the event onClick with the tab Navigation: the page order is selected, and its parameter id has a value.',
  },
  PageParameters: {
    alt: 'The dialog Edit page parameters with the parameter id and its default value, and a preview of the URL that sets it.',
  },
  AddQuery: {
    alt: 'The menu that adds a query, with REST API and Custom.',
  },
  FunctionQuery: {
    alt: 'The query editor with a function of functions.ts, its parameter status, and a preview of the orders that it returns.',
    legend: [
      'The function that the query calls.',
      'A control for each parameter of the function.',
      'Run calls the function and shows what it returns.',
    ],
  },
  QuerySettings: {
    alt: 'The tab Settings of the query editor: when the query runs, whether it is enabled, and its refetch interval.',
  },
  HttpQuery: {
    alt: 'The query editor with an HTTP request: method, URL, and the tabs URL query, Body, Headers, Response and Transform.',
    legend: [
      'Method and URL of the request.',
      'Binds the URL to an expression over the parameters.',
      'More parts of the request, and a transform of the response.',
      'Parameters carry values from the page to the request.',
      'Run sends the request and shows the response below.',
    ],
  },
  HttpBody: {
    alt: 'The tab Body of an HTTP request, with fields for the kind of the body and its content type.',
  },
  HttpTransform: {
    alt: 'The tab Transform of an HTTP request: it is enabled, and its code returns the tickets of the response.',
  },
  HttpPreview: {
    alt: 'The preview of an HTTP request after it ran: the response as a tree of values.',
  },
  RunningApp: {
    alt: 'The page Orders in the preview of the app: a note that it is a preview, a menu of pages at the left, and the page with its data grid.',
  },
  PageWithoutShell: {
    alt: 'The page Orders without the shell: its content alone, without header and menu.',
  },
  Authentication: {
    alt: 'The tab Authentication of the dialog Authorization: GitHub and Azure AD are chosen as providers, and example.com is a required email domain.',
  },
  AuthenticationProviders: {
    alt: 'The open list of authentication providers in the dialog Authorization.',
  },
  Roles: {
    alt: 'The tab Roles of the dialog Authorization with the roles admin and mechanic and their descriptions.',
  },
  RoleMappings: {
    alt: 'The tab Role mappings of the dialog Authorization: roles of the provider beside the roles of the app.',
  },
  PageAuthorization: {
    alt: 'The section Authorization in the tab Page: a box that allows access to all roles.',
  },
  SignIn: {
    alt: 'The sign-in page of an app, with a button for each provider.',
  },
  TutorialApi: {
    alt: 'The answer of the API in Chrome, with Pretty-print selected: JSON with the orders SC-1036 of Northside Cafe and SC-1037 of Riverside Couriers, each with service, status, due date and total, and with an itemCount of 5.',
  },
  TutorialDashboard: {
    alt: 'The app of the bike shop Spoke & Chain: a header with the name of the shop and a button for the color scheme, a sidebar with the item Overview, and a page with the title Overview and the line No orders yet.',
  },
  TutorialDialog: {
    alt: 'The overview page of the bike shop below a dialog. The dialog asks Hand over SC-1036? and has the buttons Cancel and Hand over.',
  },
  TutorialFigures: {
    alt: 'The overview page of the bike shop with three cards: 5 open orders, 2 ready for pickup, and an open amount of $452.',
  },
  TutorialFilter: {
    alt: 'The overview page of the bike shop with the filter Waiting selected: the list shows one order, Replace tires for the Summit Cycling Club.',
  },
  TutorialOrders: {
    alt: 'The page Orders of the bike shop: a table of five orders with customer, service, status, due date and total, icons that edit and delete each row, and the button Create new.',
  },
  TutorialOverview: {
    alt: 'The overview page of the bike shop Spoke & Chain: a sidebar with Overview and Orders, three cards with figures, filter buttons, and a list of open orders with buttons that hand over a bike.',
  },
  TutorialProduction: {
    alt: 'The overview page of the bike shop after the sign-in: a menu below the avatar shows the name Front Desk, the email address, and the button Sign Out.',
  },
  TutorialSignIn: {
    alt: 'The sign-in page of Spoke & Chain with fields for email and password, a checkbox, and the button Sign In.',
  },
  TutorialStart: {
    alt: 'A white page with one line of text in its corner: No orders yet.',
  },
} as const satisfies Record<string, PictureText>;

export type PictureName = keyof typeof pictures;

/** Names of all pictures. */
export const pictureNames = Object.keys(pictures) as PictureName[];

export interface PictureData extends Required<PictureText> {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Places of the numbers, in percent from left and top. */
  callouts: (readonly [number, number])[];
  /** Without a picture for the dark color scheme, the light one is shown in both. */
  hasDark?: boolean;
}

type Geometry = Pick<PictureData, 'width' | 'height' | 'callouts' | 'hasDark'>;

/** A picture with its size, or undefined when there is none of that name. */
export function pictureNamed(name: string): PictureData | undefined {
  const text: PictureText | undefined = Object.hasOwn(pictures, name)
    ? pictures[name as PictureName]
    : undefined;
  const taken = (geometry as unknown as Record<string, Geometry>)[name];
  return text && taken && { ...text, ...taken, legend: text.legend ?? [] };
}
