/** The data grid that wants a license key: what code that imports it runs on is decided by the build. */
export const licensedGrid = '@mui/x-data-grid-pro';
