import Box from '@mui/material/Box';
import DataGrid from '@toolpad/studio-components/DataGrid';
import { useMemo } from 'react';
import { repairs } from './repairs';
import { StudioHost } from './studioHost';

const columns = [
  { field: 'bike', type: 'string', width: 110 },
  { field: 'work', type: 'string', width: 160 },
  { field: 'price', type: 'number', width: 90 },
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
      return { records: records.slice(start, start + pageSize), totalCount: records.length };
    },
    async createRecord(record: Record<string, unknown>) {
      const created = { ...record, id: Math.max(...records.map(({ id }) => Number(id)), 0) + 1 };
      records = [...records, created];
      return created;
    },
    async updateRecord(id: string | number, changes: Record<string, unknown>) {
      records = records.map((record) => (record.id === id ? { ...record, ...changes } : record));
      return records.find((record) => record.id === id);
    },
    async deleteRecord(id: string | number) {
      records = records.filter((record) => record.id !== id);
    },
  };
}

export default function DataGridDataProvider() {
  const dataProvider = useMemo(createRepairs, []);

  return (
    <Box sx={{ p: 2 }}>
      <StudioHost dataProvider={dataProvider}>
        <DataGrid
          rowsSource="dataProvider"
          dataProviderId="repairs.ts:default"
          columns={columns}
          density="compact"
          sx={{ height: 320 }}
        />
      </StudioHost>
    </Box>
  );
}
