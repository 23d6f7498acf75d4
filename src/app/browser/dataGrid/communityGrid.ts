// Replaces the licensed grid in builds without a key: see `dataGridPlugin`.
export * from '@mui/x-data-grid';
export { DataGrid as DataGridPro } from '@mui/x-data-grid';
