declare module 'virtual:demos' {
  import type { ComponentType } from 'react';
  import type { Preferences } from '../../../domain/preferences/preferenceTable';
  type Loaders = Partial<
    Record<Preferences['codeStyling'], () => Promise<{ default: ComponentType }>>
  >;
  export const demos: Record<string, Loaders>;
}
