import type { DataGridProps, GridColDef as CommunityColDef } from '@mui/x-data-grid';

// What packages get that import the premium grid: see `packageAliases`, and `paths` in tsconfig.json.
export * from '@mui/x-data-grid';
export { DataGrid as DataGridPremium } from '@mui/x-data-grid';
export type DataGridPremiumProps = DataGridProps;
export type GridColDef = CommunityColDef & { aggregable?: boolean };
