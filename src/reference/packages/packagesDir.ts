import path from 'node:path';

/**
 * Where packages lie that are read but not installed. Below `node_modules`, so that their types
 * find the ones installed.
 */
export const packagesDirOf = (projectDir: string): string =>
  path.join(projectDir, 'node_modules/.cache/toolpad-reference');
