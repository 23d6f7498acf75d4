/** Headings of a page about an app, each with a paragraph. */
export const sampleSections = [
  [
    'Header',
    'The header shows the name of the app and the account menu. It stays visible while the page scrolls.',
  ],
  [
    'Sidebar',
    'The sidebar lists the pages of the app. It collapses to icons, and becomes a drawer on phones.',
  ],
  [
    'Content',
    'Each page fills the content area. The layout sets its padding and its maximum width.',
  ],
  ['Account', 'The account menu shows who is signed in, and has a button that signs out.'],
] as const;
