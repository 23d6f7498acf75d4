import { buttonClasses } from '@mui/material/Button';
import { containerClasses } from '@mui/material/Container';
import { expect, test } from 'vitest';
import { referenceDocument, referenceSchema } from '../../src/reference/document/referenceDocument';
import { typesNamedBy } from '../../src/reference/mentionedTypes';
import { readReference } from '../../src/reference/readReference';
import { rowDescriptions } from '../../src/reference/rowDescriptions';
import {
  componentSummaries,
  functionSummaries,
  hookSummaries,
  studioSummaries,
} from '../../src/reference/summaries';

const reference = readReference();
const { components, hooks, types, studio } = reference;
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test.each([
  ['SignInButton', buttonClasses],
  ['PageContainer', containerClasses],
])('the classes of %s are those that Material UI renders', (name, rendered) => {
  const { classes } = components.find((one) => one.name === name)!;
  const found = Object.fromEntries(classes.map(({ rule, className }) => [rule, className]));
  expect(found).toEqual({ ...rendered });
});

test('every name in a type has a record', () => {
  const keys = [...components, ...hooks, ...studio.functions].flatMap(typesNamedBy);
  expect(keys.filter((key) => !types[key])).toEqual([]);
});

test('every text of ours is shown somewhere', () => {
  expect(
    [componentSummaries, hookSummaries, functionSummaries, studioSummaries].map((table) =>
      Object.keys(table).sort(),
    ),
  ).toEqual(
    [components, hooks, studio.functions, studio.components].map((list) => names(list).sort()),
  );
  const rows = [
    ...components.map(({ name, props }) => ({ name, rows: props })),
    ...Object.values(types).map(({ name, members = [] }) => ({ name, rows: members })),
  ];
  const ours = rows.flatMap(({ name, rows }) =>
    rows
      .filter(({ description }) => description && !description.quotedFrom)
      .map((row) => `${name}.${row.name}`),
  );
  expect([...new Set(ours)].sort()).toEqual(Object.keys(rowDescriptions).sort());
});

test('every prop, slot and property is described', () => {
  const rows = [
    ...components.flatMap(({ props, slots }) => [...props, ...slots]),
    ...studio.components.flatMap(({ properties }) => properties),
  ];
  expect(names(rows.filter(({ description }) => !description))).toEqual([]);
});

test('the published document matches its schema', () => {
  const document = referenceDocument(reference, '/toolpad/', '/toolpad/core/api/schema.json');
  expect(referenceSchema.parse(document)).toEqual(document);
});
