/**
 * Which import lines need a hand with Material UI 7, which the package allows: `CrudForm` and `Show` of
 * `@toolpad/core` 0.13.0 import a module that Material UI 7 has renamed. A bundler that takes the one for the other
 * fixes it. `tests/reference/importLines.test.ts` runs every line, with and without that.
 */
export const importCaveat = {
  modules: ['@toolpad/core', '@toolpad/core/Crud'],
  missing: '@mui/material/Grid2',
  instead: '@mui/material/Grid',
} as const;
