// What demos and packages get that import the community grid: see `dataGridPlugin`.
export * from '@mui/x-data-grid';
export { DataGrid } from './DataGrid';
