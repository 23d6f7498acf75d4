import geometry from './geometry.json' with { type: 'json' };

interface PictureText {
  /** What is to be seen, for those who do not see it, and in the Markdown version of a page. */
  alt: string;
  /** Remarks on the numbers over the picture, in their order. */
  legend: readonly string[];
}

/**
 * Screenshots, under the names by which pages call them: `<Picture name="EditorOverview" />`. `npm run test:tutorial --
 * --pictures` takes those of the tutorial (`Tutorial…`) again. Sizes are in `geometry.json`. One without numbers is its
 * text alone.
 */
export const pictures = {
  EditorOverview: {
    alt: 'The Toolpad Studio editor with the Orders page of a repair shop: lists of pages, elements, queries and actions on the left, the closed component library next to them, the page with a data grid in the middle, and the properties of the page on the right.',
    legend: [
      'Explorer: pages, the hierarchy of the page, its queries and actions.',
      'Component library: opens when you hover over it.',
      'Canvas: the page with its data. Drop, select, move and resize elements here.',
      'Inspector: properties of the page, of the selected component, and the theme.',
      'Preview opens the page as users see it.',
    ],
  },
  ComponentLibrary: {
    alt: 'The open component library: a search field above a grid of components, among them Data Grid, Chart, Text Field and Date Picker.',
    legend: ['Search by name or by a synonym.', 'Drag a component from here onto the canvas.'],
  },
  DragComponent:
    'A date picker is being dragged over the canvas. Dashed outlines show the elements of the page, and a line between two of them shows where it will be dropped.',
  EmptyPage:
    'The editor with a new page. The canvas is one dashed area with the text Drop component here.',
  SelectElement: {
    alt: 'A selected data grid on the canvas: it has a blue outline, and above it its name and buttons to move, duplicate and delete it.',
    legend: [
      'The name of the component. Drag it to move the component.',
      'Duplicates the component.',
      'Removes the component.',
    ],
  },
  PageMenu: 'The menu of a page in the explorer, with Rename, Duplicate and Delete.',
  CreatePage: 'The explorer with a field for the name of a new page, below Pages.',
  CreateComponent:
    'The Create a new Code Component dialog, with a field for the name and the buttons Cancel and Create.',
  PageTab:
    'The Page tab of the inspector: node name, display name, page title, display mode, container width, authorization, and a button that adds page parameters.',
  ThemeTab:
    'The Theme tab of the inspector: a switch between light and dark mode, and the Primary and Secondary colors.',
  GridProperties:
    'The properties of a data grid in the inspector: rows source, rows, columns, id field, selection, density, loading, hideToolbar and sx.',
  GridColumns: {
    alt: 'The list of columns of a data grid: id, customer, part and status, each with a delete button, and buttons that recreate the columns and add one.',
    legend: [
      'Recreates the columns from the rows.',
      'Adds a column.',
      'Click a column to edit it.',
    ],
  },
  GridRowGrouping:
    'A data grid of orders grouped by status: Open and In repair are collapsed, Ready is expanded. The Total column is pinned to the right and shows the sum of each group. A row at the bottom shows the sum of all orders, 4,440.',
  GridDataProvider:
    'The properties of a data grid with a data provider: instead of rows, there is a field that selects the provider.',
  TextFieldProperties:
    'The properties of a text field in the inspector, such as value, default value, label, variant and size, each with a button that binds it.',
  ButtonProperties:
    'The properties of a button in the inspector: alignment, onClick, content, variant, size and color, and switches for fullWidth, loading and disabled.',
  StyleEditor: 'The Edit JSON dialog with a code editor for the sx property.',
  BindingEditor: {
    alt: 'The binding editor of the rows property: a tree of the page scope on the left, the expression orders.rows on the right, and its current value below.',
    legend: [
      'Everything that an expression can read: elements, queries and the page itself.',
      'The expression. Its value is shown below while you type.',
      'The type that the property expects.',
    ],
  },
  EnvironmentBinding:
    'The binding editor of the Authorization header, on the Environment variable tab: the name field contains TICKETS_API_TOKEN.',
  EventAction:
    'The binding editor of onClick, on the JS expression tab: code that calls the createOrder action and then runs the orders query again.',
  NavigationAction:
    'The binding editor of onClick, on the Navigation tab: the order page is selected, and its id parameter has a value.',
  PageParameters:
    'The Edit page parameters dialog with the id parameter, its default value, and a preview of the URL that sets it.',
  AddQuery: 'The menu that adds a query, with the items REST API and Custom.',
  FunctionQuery: {
    alt: 'The query editor with a function from functions.ts, its status parameter, and a preview of the orders that it returns.',
    legend: [
      'The function that the query calls.',
      'A control for each parameter of the function.',
      'Run calls the function and shows what it returns.',
    ],
  },
  QuerySettings:
    'The Settings tab of the query editor: when the query runs, whether it is enabled, and its refetch interval.',
  HttpQuery: {
    alt: 'The query editor with an HTTP request: the method, the URL, and the tabs URL query, Body, Headers, Response and Transform.',
    legend: [
      'Method and URL of the request.',
      'Binds the URL to an expression over the parameters.',
      'More parts of the request, and a transform of the response.',
      'Parameters carry values from the page to the request.',
      'Run sends the request and shows the response below.',
    ],
  },
  HttpBody:
    'The Body tab of an HTTP request, with fields for the kind and the content type of the body.',
  HttpTransform:
    'The Transform tab of an HTTP request: the transform is enabled, and its code returns the tickets from the response.',
  HttpPreview: 'The preview of an HTTP request after it ran: the response as a tree of values.',
  RunningApp:
    'The Orders page in the preview of the app: a banner that says that this is a preview, a menu of pages on the left, and the page with its data grid.',
  PageWithoutShell: 'The Orders page without the shell: only its content, no header and no menu.',
  Authentication:
    'The Authentication tab of the Authorization dialog: GitHub and Google are selected as providers, and example.com is a required email domain.',
  AuthenticationProviders: 'The open list of authentication providers in the Authorization dialog.',
  Roles:
    'The Roles tab of the Authorization dialog, with the roles admin and mechanic and their descriptions.',
  RoleMappings:
    'The Role mappings tab of the Authorization dialog: provider roles next to app roles.',
  PageAuthorization:
    'The Authorization section of the Page tab, with a checkbox that allows access to all roles.',
  SignIn: 'The sign-in page of an app, with a button for each provider.',
  TutorialApi:
    'The response of the API in Chrome, with Pretty-print selected: JSON with the orders SC-1036 from Northside Cafe and SC-1037 from Riverside Couriers, each with service, status, due date and total, and an itemCount of 5.',
  TutorialDashboard:
    'The app of the bike shop Spoke & Chain: a header with the name of the shop and a color scheme button, a sidebar with the item Overview, and a page with the title Overview and the text No orders yet.',
  TutorialDialog:
    'A dialog over the overview page of the bike shop. It asks Hand over SC-1036? and has the buttons Cancel and Hand over.',
  TutorialFigures:
    'The overview page of the bike shop with three cards: 5 open orders, 2 ready for pickup, and an open amount of $452.',
  TutorialFilter:
    'The overview page of the bike shop with the Waiting filter selected: the list shows one order, Replace tires for the Summit Cycling Club.',
  TutorialOrders:
    'The Orders page of the bike shop: a table of five orders with customer, service, status, due date and total, icons that edit and delete each row, and a Create new button.',
  TutorialOverview:
    'The overview page of the bike shop Spoke & Chain: a sidebar with Overview and Orders, three cards with figures, filter buttons, and a list of open orders with Hand over buttons.',
  TutorialProduction:
    'The overview page of the bike shop after signing in: a menu below the avatar shows the name Front Desk, the email address and a Sign Out button.',
  TutorialSignIn:
    'The sign-in page of Spoke & Chain with email and password fields, a checkbox and a Sign In button.',
  TutorialStart: 'A white page with one line of text in the corner: No orders yet.',
} as const satisfies Record<string, string | PictureText>;

export type PictureName = keyof typeof pictures;

/** Names of all pictures. */
export const pictureNames = Object.keys(pictures) as PictureName[];

interface Geometry {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Places of the numbers, in percent from left and top. */
  callouts: (readonly [number, number])[];
  /** Without a picture for the dark color scheme, the light one is shown in both. */
  hasDark?: boolean;
}

export interface PictureData extends PictureText, Geometry {}

/** A picture with its size, or undefined when there is none of that name. */
export function pictureNamed(name: string): PictureData | undefined {
  const taken = (geometry as unknown as Record<string, Geometry>)[name];
  if (!taken || !Object.hasOwn(pictures, name)) return undefined;
  const text = pictures[name as PictureName];
  return { legend: [], ...(typeof text === 'string' ? { alt: text } : text), ...taken };
}
