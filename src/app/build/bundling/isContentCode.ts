import path from 'node:path';
import { projectDir } from '../paths';

const ours = path.join(projectDir, 'src') + path.sep;

/** Whether a module is code of a content folder or of a story: neither of a package nor of the site itself. */
export const isContentCode = (id: string): boolean =>
  /\.[jt]sx?$/.test(id) &&
  !id.startsWith('\0') &&
  !id.startsWith(ours) &&
  !id.includes('/node_modules/');
