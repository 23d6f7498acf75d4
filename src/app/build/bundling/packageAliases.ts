import path from 'node:path';
import { projectDir } from '../paths.ts';

/**
 * Module names that packages import -> what they get. Everything that bundles the documented packages needs this. The
 * data grid of Studio imports the premium grid, which needs a license: it gets the community grid.
 */
export const packageAliases = {
  '@mui/x-data-grid-premium': path.join(projectDir, 'src/app/browser/dataGrid/premiumGrid.ts'),
};
