import { createHash } from 'node:crypto';

/** A key in the right format that expired in 1970. The grid shows an error when it reads the key. */
export const spentKey = (() => {
  const body = Buffer.from('O=1,E=1,S=pro,LM=subscription,PV=Q3-2024,KV=2').toString('base64');
  return createHash('md5').update(body).digest('hex') + body;
})();

const gridDemo = (grid: string, from: string, props: string) => `import { ${grid} } from '${from}';

const columns = ['part', 'shelf'].map((field) => ({ field, width: 120 }));
const rows = [{ id: 1, part: 'Chain', shelf: 'A1' }];

export default () => (
  <div style={{ height: 300 }}>
    <${grid} rows={rows} columns={columns} ${props} />
  </div>
);
`;

/** A demo that needs a key, and one that does not. */
export const licensedDemo = gridDemo(
  'DataGridPro',
  '@mui/x-data-grid-pro',
  "pinnedColumns={{ left: ['part'] }}",
);
export const plainDemo = gridDemo('DataGrid', '@mui/x-data-grid', '');
