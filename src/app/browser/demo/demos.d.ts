declare module 'virtual:demos' {
  import type { ComponentType } from 'react';
  import type { Preferences } from '../../../domain/preferences/preferenceTable';
  type Loaders = Partial<
    Record<
      Preferences['codeStyling'],
      () => Promise<{ default: ComponentType; [name: string]: unknown }>
    >
  >;
  export const demos: Record<string, Loaders>;
}

declare module 'virtual:editable' {
  /** By the name that code imports. */
  export const modules: Record<string, () => Promise<object>>;
  /** Of the demos in Tailwind, by the name of their file. */
  export const sheets: Record<string, () => Promise<unknown>>;
}
