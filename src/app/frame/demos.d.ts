declare module 'virtual:demos' {
  import type { ComponentType } from 'react';
  export const demos: Record<string, () => Promise<{ default: ComponentType }>>;
}
