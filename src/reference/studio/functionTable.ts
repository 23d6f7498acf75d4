import type { ToolpadPackages } from '../packages/locatePackages';

/** Where each function of Studio's API is declared, and where users import it from. */
export interface FunctionEntry {
  name: string;
  module: string;
  package: keyof ToolpadPackages;
  declarations: string;
}

/** In the order of the menu. */
export const functionTable: readonly FunctionEntry[] = [
  {
    name: 'createComponent',
    module: '@toolpad/studio/browser',
    package: 'runtime',
    declarations: 'dist/browser.d.ts',
  },
  {
    name: 'createDataProvider',
    module: '@toolpad/studio/server',
    package: 'runtime',
    declarations: 'dist/server.d.ts',
  },
  {
    name: 'createFunction',
    module: '@toolpad/studio/server',
    package: 'runtime',
    declarations: 'dist/server.d.ts',
  },
  {
    name: 'createHandler',
    module: '@toolpad/studio',
    package: 'studio',
    declarations: 'dist/exports/index.d.mts',
  },
  {
    name: 'getContext',
    module: '@toolpad/studio/server',
    package: 'runtime',
    declarations: 'dist/server.d.ts',
  },
];
