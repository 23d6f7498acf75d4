import { expect, it } from 'vitest';
import { nameFacts } from './nameFacts';

const row = {
  name: 'dense',
  required: false,
  type: { text: 'boolean' },
  default: 'false',
  description: { text: 'Whether rows are `low`. More.' },
  past: [
    { kind: 'changed', version: '0.12.0' },
    { kind: 'added', version: '0.11.0' },
  ],
  anchor: 'list-prop-dense',
};
const list = {
  record: {
    name: 'List',
    imports: { subpath: "import { List } from 'sample/List';" },
    summary: { text: 'Shows rows.' },
    props: [row, { ...row, name: 'rows', required: true, anchor: 'list-prop-rows' }],
  },
  types: [
    { name: 'Row', anchor: 'row', members: [{ name: 'id', required: true }, { name: 'of' }] },
    { name: 'Rows', kind: 'alias', anchor: 'rows', declaration: { text: 'Row[]' } },
  ],
};

it('says of a row what the record has', () => {
  expect(nameFacts(list, 'list-prop-dense')).toEqual({
    signature: 'dense?: boolean',
    isRequired: false,
    default: 'false',
    added: '0.11',
    sentence: 'Whether rows are low.',
  });
  expect(nameFacts(list, 'list-prop-rows')).toMatchObject({
    signature: 'rows: boolean',
    isRequired: true,
  });
});

it.each([
  ['', "import { List } from 'sample/List';", 'Shows rows.'],
  ['props', "import { List } from 'sample/List';", 'Shows rows.'],
  ['row', 'Row { id; of? }', ''],
  ['rows', 'Rows = Row[]', ''],
])('says what #%s is', (anchor, signature, sentence) => {
  expect(nameFacts(list, anchor)).toMatchObject({ signature, sentence });
});

it('says nothing of a name that a page documents with another', () => {
  expect(nameFacts(list, '', 'List')).toMatchObject({ sentence: 'Shows rows.' });
  expect(nameFacts(list, '', 'NextList')).toEqual({
    signature: 'NextList',
    isRequired: false,
    sentence: '',
  });
});

it('shows how a function is called, and knows nothing of what is no record', () => {
  const signatures = [{ text: '(): void', description: { text: 'Closes it.' } }];
  expect(nameFacts({ record: { name: 'close', signatures } }, '')).toMatchObject({
    signature: 'close(): void',
    sentence: 'Closes it.',
  });
  expect(nameFacts('<html>', '')).toBeUndefined();
});
