import { buttonClasses } from '@mui/material/Button';
import { containerClasses } from '@mui/material/Container';
import { expect, test } from 'vitest';
import { referenceDocument, referenceSchema } from '../../src/reference/document/referenceDocument';
import { typesNamedBy } from '../../src/reference/typeShapes';
import { readReference } from '../../src/reference/readReference';
import { problems, texts } from '../support/referenceTexts';

const reference = readReference(texts);
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

test('the content has a text for each page, and none for anything else', () =>
  expect(problems).toEqual([]));

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
