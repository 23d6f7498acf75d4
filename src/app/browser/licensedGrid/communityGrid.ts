// Replaces the licensed grid in builds without a key: see `licensedGridPlugin`.
export * from '@mui/x-data-grid';
export { DataGrid as DataGridPro } from '@mui/x-data-grid';
