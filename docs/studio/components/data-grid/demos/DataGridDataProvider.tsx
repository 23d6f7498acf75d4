import Box from '@mui/material/Box';
import DataGrid, {
  type SerializableGridColumns,
} from '@toolpad/studio-components/DataGrid';
import {
  AppHostProvider,
  UseDataProviderContext,
  type UseDataProviderHook,
} from '@toolpad/studio-runtime';
import { useCallback, useMemo } from 'react';

const repairs = [
  { id: 1, bike: 'Trekking', work: 'Replace chain', price: 48.5 },
  { id: 2, bike: 'City', work: 'Fix puncture', price: 15 },
  { id: 3, bike: 'Cargo', work: 'Service brakes', price: 92 },
  { id: 4, bike: 'Road', work: 'Adjust gears', price: 30 },
  { id: 5, bike: 'City', work: 'Replace saddle', price: 39.9 },
];

const columns: SerializableGridColumns = [
  { field: 'bike', headerName: 'Bike', type: 'string', width: 110 },
  { field: 'work', headerName: 'Repair', type: 'string', width: 160 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    numberFormat: { kind: 'currency', currency: 'USD' },
  },
];

/** What `createDataProvider` gets in an app, on an array in place of a database. */
function createRepairs() {
  let records: Record<string, unknown>[] = [...repairs];
  return {
    async getRecords({
      paginationModel: { start, pageSize },
    }: {
      paginationModel: { start: number; pageSize: number };
    }) {
      return {
        records: records.slice(start, start + pageSize),
        totalCount: records.length,
      };
    },
    async createRecord(record: Record<string, unknown>) {
      const created = {
        ...record,
        id: Math.max(...records.map(({ id }) => Number(id)), 0) + 1,
      };
      records = [...records, created];
      return created;
    },
    async updateRecord(id: string | number, changes: Record<string, unknown>) {
      records = records.map((record) =>
        record.id === id ? { ...record, ...changes } : record,
      );
      return records.find((record) => record.id === id);
    },
    async deleteRecord(id: string | number) {
      records = records.filter((record) => record.id !== id);
    },
  };
}

export default function DataGridDataProvider() {
  const dataProvider = useMemo(createRepairs, []);
  // Studio gives components this context. In an app, you do not write it.
  const useDataProvider = useCallback(
    () => ({ isLoading: false, dataProvider }),
    [dataProvider],
  ) as UseDataProviderHook;

  return (
    <Box sx={{ p: 2 }}>
      <AppHostProvider>
        <UseDataProviderContext value={useDataProvider}>
          {/* preview-start */}
          <DataGrid
            rowsSource="dataProvider"
            dataProviderId="repairs.ts:default"
            columns={columns}
            density="compact"
            sx={{ height: 320 }}
          />
          {/* preview-end */}
        </UseDataProviderContext>
      </AppHostProvider>
    </Box>
  );
}
