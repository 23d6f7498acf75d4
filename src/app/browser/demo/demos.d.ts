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
