import path from 'node:path';
import { projectDir } from '../paths';

/**
 * Module names that packages import -> what they get. Everything that bundles Toolpad needs this. `CrudForm` and `Show`
 * of @toolpad/core 0.13.0 import `Grid2`, which Material UI 7 renamed to `Grid`. The data grid of
 * @toolpad/studio-components imports the premium grid, which needs a license: it gets the community grid.
 */
export const packageAliases = {
  '@mui/material/Grid2': '@mui/material/Grid',
  '@mui/x-data-grid-premium': path.join(projectDir, 'src/app/browser/dataGrid/premiumGrid.ts'),
};
