/** Drawings of whole apps, and what each one shows, for those who do not see it. */
export const scenes = {
  Dashboard:
    'A dashboard of the bike repair shop Spoke & Chain: a header with the account, a sidebar with four pages, three cards with figures, a chart of six months of revenue, and a table of orders.',
  SignIn:
    'A sign-in page with the logo of the shop: a button to sign in with GitHub, then fields for email and password.',
  Crud: 'A list of repair orders with a search field and a button that creates an order. Each row has buttons to edit and delete it.',
  Dialog:
    'A dialog over the list of orders asks whether to delete order SC-1042. A notification below says that it was deleted.',
  Editor:
    'The Toolpad Studio editor: pages and queries on the left, a page with a chart and a selected data grid in the middle, and the properties of the grid on the right.',
} as const;

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[];
