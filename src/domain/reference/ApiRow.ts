export type ApiKind = 'props' | 'slots' | 'classes' | 'parameters';

/** One prop, slot, CSS class or parameter of a reference page. */
export interface ApiRow {
  /** Unique within its table, also by `apiRowId`. */
  name: string;
  required?: boolean;
  /** Why not to use it any more and what to use instead: inline HTML made by the build, trusted. */
  deprecated?: string;
  /** TypeScript; of CSS classes the class name. */
  type?: string;
  /** Where names within the type are defined: name to address. */
  typeLinks?: Readonly<Record<string, string>>;
  /** TypeScript. */
  defaultValue?: string;
  /** Block HTML made by the build, trusted; may be empty. */
  description: string;
  /** What happened to it in this version. */
  since?: 'new' | 'changed';
  /** Demos whose code uses it. */
  demos?: readonly { title: string; href: string }[];
}
