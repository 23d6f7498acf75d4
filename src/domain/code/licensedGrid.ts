/** The data grid that needs a license key; the build decides what its imports resolve to. */
export const licensedGrid = '@mui/x-data-grid-pro';
