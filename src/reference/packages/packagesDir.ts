import path from 'node:path';

/** Folder of packages that are read, not installed: in `node_modules`, so that their types find the installed ones. */
export const packagesDirOf = (projectDir: string): string =>
  path.join(projectDir, 'node_modules/.cache/toolpad-reference');
