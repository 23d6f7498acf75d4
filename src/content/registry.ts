type PropType = 'string' | 'number' | 'boolean';

/** Its props, by name. */
type RegisteredComponent = Readonly<Record<string, { type: PropType; required?: true }>>;

/** Components that pages can use without importing them. `src/app/build/document/mdxComponents` renders them. */
export const registeredComponents = {
  Demo: {
    name: { type: 'string', required: true },
    height: { type: 'number' },
    phoneHeight: { type: 'number' },
    title: { type: 'string', required: true },
    region: { type: 'string' },
    disableAd: { type: 'boolean' },
  },
  /** A file `diagrams/Name.yaml`. */
  Diagram: { name: { type: 'string', required: true } },
  /** An entry of `pictures.yaml`. */
  Picture: { name: { type: 'string', required: true } },
  /** An entry of `films.yaml`. */
  Film: { name: { type: 'string', required: true } },
  /** A file `demos/Name.yaml` beside the demo with that name. */
  Playground: { name: { type: 'string', required: true } },
  Tabs: { label: { type: 'string', required: true }, name: { type: 'string' } },
  Tab: { label: { type: 'string', required: true } },
  /** Its headings of the highest level, the second or the third, are numbered. */
  Steps: {},
  /** A product of `status.yaml` in the content folder; without that file, nothing is shown. */
  Status: { product: { type: 'string', required: true } },
  ActivityLog: {},
  PrivacySwitch: {},
  ThemeEditor: {},
  /** `filter` names buttons that show the cards with one tag; `kind`: see `LinkCardsProps`. */
  LinkCards: { filter: { type: 'string' }, kind: { type: 'string' } },
  LinkCard: {
    href: { type: 'string', required: true },
    title: { type: 'string', required: true },
    /** A file `illustrations/Name.svg`. */
    illustration: { type: 'string' },
    /** Separated by commas. */
    tags: { type: 'string' },
  },
  LinkButtons: {},
  /** `kind` is `hero` for the first one of a page. */
  Band: { kind: { type: 'string' } },
  /** Two of `Column`; `kind` is `wide-start` or `wide-end` where they are not equal. */
  Columns: { kind: { type: 'string' } },
  Column: {},
  Scenes: { label: { type: 'string', required: true } },
  /** A demo, on a tab with that label, and what is to be seen in it. */
  Scene: {
    label: { type: 'string', required: true },
    demo: { type: 'string', required: true },
    alt: { type: 'string', required: true },
  },
  LinkButton: { href: { type: 'string', required: true }, main: { type: 'boolean' } },
} as const satisfies Record<string, RegisteredComponent>;

/** Components that the compiler itself makes, out of fences and directives, or the site for its own pages. */
export type BuiltInComponent = 'CodeBlock' | 'Callout' | 'NearestPages';

export type ComponentName = keyof typeof registeredComponents | BuiltInComponent;

/** The registered component of that name, or undefined. */
export function registeredComponent(name: string): RegisteredComponent | undefined {
  return Object.hasOwn(registeredComponents, name)
    ? registeredComponents[name as keyof typeof registeredComponents]
    : undefined;
}
