/**
 * Old module names that a package still imports -> new names. `CrudForm` and `Show` of @toolpad/core 0.13.0 import
 * `Grid2`, which Material UI 7 renamed to `Grid`. Everything that bundles Toolpad Core needs this.
 */
export const packageAliases = { '@mui/material/Grid2': '@mui/material/Grid' };
