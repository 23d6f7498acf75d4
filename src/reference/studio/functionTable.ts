import type { ToolpadPackages } from '../packages/locatePackages';

/** Where each function of Studio's API is declared, and where users import it from. */
export interface FunctionEntry {
  name: string;
  module: string;
  package: keyof ToolpadPackages;
  declarations: string;
}

const modules = {
  '@toolpad/studio': { package: 'studio', declarations: 'dist/exports/index.d.mts' },
  '@toolpad/studio/browser': { package: 'runtime', declarations: 'dist/browser.d.ts' },
  '@toolpad/studio/server': { package: 'runtime', declarations: 'dist/server.d.ts' },
} as const;

/** In the order of the menu. */
export const functionTable: readonly FunctionEntry[] = (
  [
    ['createComponent', '@toolpad/studio/browser'],
    ['createDataProvider', '@toolpad/studio/server'],
    ['createFunction', '@toolpad/studio/server'],
    ['createHandler', '@toolpad/studio'],
    ['getContext', '@toolpad/studio/server'],
  ] as const
).map(([name, module]) => ({ name, module, ...modules[module] }));
