import type { PhrasingContent, RootContent } from 'mdast';

export type ApiKind = 'props' | 'slots' | 'classes' | 'parameters';

/** One prop, slot, CSS class or parameter of a reference page. */
export interface ApiRow {
  /** Unique within its table, also by `apiRowId`. */
  name: string;
  required?: boolean;
  /** Why not to use it any more and what to use instead. */
  deprecated?: PhrasingContent[];
  /** TypeScript: the types of a union, or one; of CSS classes the class name. */
  type?: readonly string[];
  /** Where names within the type are defined: name to URL. */
  typeLinks?: Readonly<Record<string, string>>;
  /** TypeScript. */
  defaultValue?: string;
  /** May be empty. */
  description: RootContent[];
  /** The versions that added it and last changed it, each with where the change is listed. */
  past?: { kind: 'added' | 'changed'; version: string; href: string }[];
  /** Demos and pages whose code uses it, each with the first line that does. */
  uses?: readonly { title: string; href: string; line: number }[];
}

/** The anchor of a row: letters, digits, `-` and `_` only, so that a URL holds it as it is. */
export function apiRowId(tableId: string, name: string): string {
  return `${tableId}-${name.replace(/[^\w-]+/g, '-')}`;
}
