/**
 * Old names of modules that a package still imports -> where they are now. `CrudForm` and `Show` of
 * @toolpad/core 0.13.0
 * ask for `Grid2`, which Material UI 7 has renamed to `Grid`. Everything that bundles Toolpad Core needs this.
 */
export const packageAliases = { '@mui/material/Grid2': '@mui/material/Grid' };
