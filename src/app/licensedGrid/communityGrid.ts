// What code that imports the licensed grid runs on where the build has no key: see `licensedGridPlugin`.
export * from '@mui/x-data-grid';
export { DataGrid as DataGridPro } from '@mui/x-data-grid';
