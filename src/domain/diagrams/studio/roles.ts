import type { Diagram } from '../Diagram';

export const roles: Diagram = {
  label:
    'Roles of the identity provider are mapped to roles of the app, and pages name the roles that may open them. it-admins becomes admin, sales-eu and sales-us become sales. Settings allows admin, Orders allows admin and sales, Home allows everyone.',
  boxes: {
    provider: {
      kind: 'frame',
      title: 'Provider roles',
      wide: [2, 3, 22, 25],
      narrow: [1, 3, 38, 9],
    },
    it: { lines: ['it-admins'], wide: [5, 6, 16, 5], narrow: [2.2, 6, 11.6, 4.5] },
    eu: { lines: ['sales-eu'], wide: [5, 14, 16, 5], narrow: [14.2, 6, 11.6, 4.5] },
    us: { lines: ['sales-us'], wide: [5, 21, 16, 5], narrow: [26.2, 6, 11.6, 4.5] },
    app: { kind: 'frame', title: 'App roles', wide: [35, 3, 20, 25], narrow: [1, 20, 38, 9] },
    admin: { kind: 'accent', lines: ['admin'], wide: [38, 6, 14, 5], narrow: [4, 23, 13, 4.5] },
    sales: { kind: 'accent', lines: ['sales'], wide: [38, 17, 14, 6], narrow: [23, 23, 13, 4.5] },
    pages: { kind: 'frame', title: 'Pages', wide: [66, 3, 22, 25], narrow: [1, 37, 38, 9] },
    settings: { title: 'Settings', wide: [69, 6, 16, 5], narrow: [2.2, 40, 11.6, 4.5] },
    orders: { title: 'Orders', wide: [69, 13, 16, 6.5], narrow: [14.2, 40, 11.6, 4.5] },
    home: { title: 'Home', callout: 3, wide: [69, 21, 16, 5], narrow: [26.2, 40, 10.6, 4.5] },
  },
  arrows: [
    { from: 'it', to: 'admin', callout: 1 },
    { from: 'eu', to: 'sales' },
    { from: 'us', to: 'sales' },
    { from: 'admin', to: 'settings', callout: 2 },
    { from: 'admin', to: 'orders' },
    { from: 'sales', to: 'orders' },
  ],
  legend: [
    "Each provider has its own mapping. A role that isn't mapped keeps its name.",
    'A page lists the roles that may open it.',
    'A page that allows all roles needs none.',
  ],
};
