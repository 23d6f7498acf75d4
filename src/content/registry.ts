type PropType = 'string' | 'number' | 'boolean';

interface RegisteredComponent {
  props: Readonly<Record<string, { type: PropType; required?: true }>>;
  /** Required parent component. */
  parent?: string;
}

/** Components that pages can use without importing them. `src/app/document/mdxComponents` renders them. */
export const registeredComponents = {
  Demo: {
    props: {
      name: { type: 'string', required: true },
      height: { type: 'number' },
      title: { type: 'string' },
      disableAd: { type: 'boolean' },
    },
  },
  /** One of `src/domain/diagrams/diagrams.ts`. */
  Diagram: { props: { name: { type: 'string', required: true } } },
  /** One of `src/domain/pictures/pictures.ts`. */
  Picture: { props: { name: { type: 'string', required: true } } },
  Tabs: { props: { label: { type: 'string', required: true }, name: { type: 'string' } } },
  Tab: { props: { label: { type: 'string', required: true } }, parent: 'Tabs' },
  ActivityLog: { props: {} },
  PrivacySwitch: { props: {} },
  LinkCards: { props: {} },
  LinkCard: {
    props: { href: { type: 'string', required: true }, title: { type: 'string', required: true } },
    parent: 'LinkCards',
  },
  LinkButtons: { props: {} },
  LinkButton: {
    props: { href: { type: 'string', required: true }, main: { type: 'boolean' } },
    parent: 'LinkButtons',
  },
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
