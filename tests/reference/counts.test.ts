import { buttonClasses } from '@mui/material/Button';
import { containerClasses } from '@mui/material/Container';
import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { typesNamedBy, withMentionedTypes } from '../../src/reference/mentionedTypes';
import type { CoreComponent } from '../../src/reference/records';
import {
  componentSummaries,
  functionSummaries,
  hookSummaries,
  studioSummaries,
} from '../../src/reference/summaries';
import { rowDescriptions } from '../../src/reference/rowDescriptions';
import { readReferenceForTests } from './readReferenceForTests';

vi.setConfig({ testTimeout: 60_000 });

const reference = readReferenceForTests();
const { components, hooks, types, modules, studio, differences, notices } = reference;
const component = (name: string): CoreComponent => components.find((one) => one.name === name)!;
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test('24 components with 97 own props, 11 of them required', () => {
  expect(components).toHaveLength(24);
  expect(sum(components.map(({ props }) => props.length))).toBe(97);
  expect(sum(components.map(({ props }) => props.filter(({ required }) => required).length))).toBe(
    11,
  );
  expect(modules['@toolpad/core']).toHaveLength(129);
});

test.each([
  ['Account', 3],
  ['AccountPopoverFooter', 1],
  ['AccountPopoverHeader', 1],
  ['AccountPreview', 6],
  ['AppProvider', 9],
  ['Create', 6],
  ['Crud', 5],
  ['CrudForm', 8],
  ['CrudProvider', 3],
  ['DashboardLayout', 10],
  ['Edit', 5],
  ['List', 10],
  ['DialogsProvider', 2],
  ['LocalizationProvider', 2],
  ['NotificationsProvider', 3],
  ['PageContainer', 6],
  ['PageHeader', 4],
  ['PageHeaderToolbar', 1],
  ['Show', 6],
  ['SignInPage', 6],
  ['SignInButton', 0],
  ['SignOutButton', 0],
  ['ThemeSwitcher', 0],
  ['ToolbarActions', 0],
])('%s has %i own props', (name, count) => expect(component(name).props).toHaveLength(count));

test.each([
  ['PageContainer', 283, 'Container'],
  ['SignInButton', 314, 'Button'],
  ['SignOutButton', 314, 'Button'],
  ['AccountPopoverHeader', 388, 'Stack'],
  ['AccountPopoverFooter', 384, 'Box'],
])('%s inherits %i props of %s', (name, count, from) => {
  expect(component(name).inherits).toMatchObject({ name: from, count });
});

test('9 sets of slots with 25 slots', () => {
  const sets = components.filter(({ slots }) => slots.length > 0);
  expect(sets).toHaveLength(9);
  expect(sum(sets.map(({ slots }) => slots.length))).toBe(25);
  expect(component('DashboardLayout').slots.map((slot) => [slot.name, slot.default])).toEqual([
    ['appTitle', 'Link'],
    ['toolbarActions', 'ToolbarActions'],
    ['toolbarAccount', 'Account'],
    ['sidebarFooter', 'null'],
  ]);
});

test('Button has 61 classes, 33 of them deprecated, Container has 8, others have none', () => {
  expect(names(components.filter(({ classes }) => classes.length > 0))).toEqual([
    'PageContainer',
    'SignInButton',
    'SignOutButton',
  ]);
  expect(component('SignInButton').classes).toHaveLength(61);
  expect(component('SignInButton').classes.filter(({ deprecated }) => deprecated)).toHaveLength(33);
  expect(component('PageContainer').classes).toHaveLength(8);
});

test('class names are those that Material UI renders', () => {
  const computed = (name: string) =>
    Object.fromEntries(component(name).classes.map(({ rule, className }) => [rule, className]));
  const real = (classes: object) => Object.fromEntries(Object.entries(classes).sort());
  expect(real(computed('SignInButton'))).toEqual(real(buttonClasses));
  expect(real(computed('PageContainer'))).toEqual(real(containerClasses));
  expect(
    component('SignInButton')
      .classes.filter(({ global }) => global)
      .map(({ className }) => className),
  ).toEqual(['Mui-focusVisible', 'Mui-disabled']);
});

test('defaults are extracted without surrounding text', () => {
  const defaults = components.flatMap(({ name, props }) =>
    props.flatMap((row) =>
      row.default === undefined ? [] : [`${name}.${row.name}=${row.default}`],
    ),
  );
  expect(defaults).toHaveLength(30);
  expect(defaults).toEqual(
    expect.arrayContaining([
      'AppProvider.theme=createTheme()',
      'DialogsProvider.unmountAfter=1000',
      'DashboardLayout.sidebarExpandedWidth=320',
      "AccountPreview.variant='condensed'",
      'Crud.initialPageSize=100',
    ]),
  );
  expect(component('SignInPage').props.find(({ name }) => name === 'signIn')).toMatchObject({
    parameters: [
      { name: 'provider' },
      { name: 'formData', description: "The form data if the provider id is 'credentials'." },
      { name: 'callbackUrl' },
    ],
  });
  expect(
    component('AccountPreview').props.find(({ name }) => name === 'variant')!.values,
  ).toHaveLength(2);
});

test('5 hooks, with every method and way to call it', () => {
  expect(
    hooks.map(({ name, signatures, methods }) => [
      name,
      signatures.length,
      methods.map((method) => `${method.name} ${method.signatures.length}`),
    ]),
  ).toEqual([
    ['useDialogs', 1, ['alert 1', 'confirm 1', 'prompt 1', 'open 2', 'close 1']],
    ['useLocalStorageState', 3, []],
    ['useNotifications', 1, ['show 1', 'close 1']],
    ['useSession', 1, []],
    ['useSessionStorageState', 3, []],
  ]);
});

test('a prompt returns a string or null, and options have their defaults', () => {
  const prompt = hooks
    .find(({ name }) => name === 'useDialogs')!
    .methods.find(({ name }) => name === 'prompt')!;
  expect(prompt.signatures[0]!.returns.text).toBe('Promise<string | null>');
  const options = withMentionedTypes(types, typesNamedBy(prompt)).find(
    ({ name }) => name === 'PromptOptions',
  )!;
  expect(options.members!.map((row) => [row.name, row.default])).toEqual([
    ['title', "'Prompt'"],
    ['okText', "'Ok'"],
    ['cancelText', "'Cancel'"],
  ]);
});

test('defaults that no comment states are read from the code', () => {
  const storage = hooks
    .filter(({ name }) => name.endsWith('StorageState'))
    .flatMap(({ signatures }) => signatures.map(({ parameters }) => parameters[1]!));
  expect(storage.map(({ required, default: value }) => [required, value])).toEqual(
    Array.from({ length: 2 }, () => [
      [false, 'null'],
      [true, undefined],
      [false, 'null'],
    ]).flat(),
  );
  expect(
    types['@toolpad/core/persistence/useStorageState.d.ts#DefaultStorageStateoptions']!.members,
  ).toMatchObject([{ name: 'codec', default: 'CODEC_STRING' }]);
});

test('each page has demos, a source link at the release tag, and its declaration', () => {
  for (const { demos, source, definedAt } of [...components, ...hooks, ...studio.functions]) {
    expect(demos.length).toBeGreaterThan(0);
    expect(source).toMatch(/^packages\/toolpad-[\w-]+\/src\/[\w/]+\.tsx?$/);
    expect(definedAt.line).toBeGreaterThan(0);
  }
  expect(component('LocalizationProvider').demos).toEqual([
    { title: 'Sign-in Page', page: 'core/react-sign-in-page' },
  ]);
});

test('one component has a theme name', () => {
  expect(components.flatMap(({ name, theme }) => (theme ? [{ name, theme }] : []))).toEqual([
    {
      name: 'LocalizationProvider',
      theme: { name: 'MuiLocalizationProvider', props: ['localeText'] },
    },
  ]);
});

test('every name in a type has a record', () => {
  const keys = [...new Set([...components, ...hooks].flatMap(typesNamedBy))];
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter((key) => !types[key])).toEqual([]);
  expect(types['@mui/material/Button/Button.d.ts#ButtonProps']).toMatchObject({
    definedAt: { package: '@mui/material', file: 'Button/Button.d.ts' },
  });
});

test('21 Studio components with 141 properties', () => {
  expect(studio.components).toHaveLength(21);
  expect(sum(studio.components.map(({ properties }) => properties.length))).toBe(141);
  const checkbox = studio.components.find(({ name }) => name === 'Checkbox')!;
  expect(checkbox.summary.quotedFrom).toBeUndefined();
  expect(checkbox.properties.find(({ name }) => name === 'size')).toMatchObject({
    type: 'string',
    default: 'medium',
    enum: ['medium', 'small', 'string'],
  });
  expect(
    studio.components.flatMap(({ properties }) =>
      properties.filter(({ description }) => !description),
    ),
  ).toEqual([]);
});

test('3 files and 10 definitions, as converted by the versions that Toolpad uses', () => {
  const { files, definitions, document } = studio.fileSchema;
  expect(Object.keys(files)).toEqual(['Application', 'Page', 'Theme']);
  expect(Object.keys(definitions)).toHaveLength(10);
  const text = JSON.stringify(document);
  expect(text).toHaveLength(13_545);
  // Output of zod 3.23.8 and zod-to-json-schema 3.23.5, the versions that Toolpad Studio 0.13.0 depends on.
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    '0abdbaf2ae14831b0d8fee67f72303919fe36fd11d7290d9834f3bf11e65f0f9',
  );
});

test('5 Studio functions, with their parameters in order', () => {
  expect(names(studio.functions)).toEqual([
    'createComponent',
    'createDataProvider',
    'createFunction',
    'createHandler',
    'getContext',
  ]);
  const createFunction = studio.functions[2]!;
  expect(names(createFunction.signatures[0]!.parameters)).toEqual(['resolver', 'config']);
  expect(createFunction.deprecated?.text).toContain('Directly export a function instead.');
  const context = withMentionedTypes(types, typesNamedBy(studio.functions[4]!));
  expect(names(context.find(({ name }) => name === 'ServerContext')!.members!)).toEqual([
    'cookies',
    'setCookie',
    'session',
  ]);
});

test('every record has a summary, and every summary a record', () => {
  const things = [components, hooks, studio.functions] as const;
  expect(
    [componentSummaries, hookSummaries, functionSummaries].map((table) =>
      Object.keys(table).sort(),
    ),
  ).toEqual(things.map((list) => names(list).sort()));
  expect(Object.keys(studioSummaries)).toEqual(
    names(studio.components.filter(({ summary }) => !summary.quotedFrom)),
  );
  const described = [
    ...components.map(({ name, props }) => ({ name, rows: props })),
    ...Object.values(types).map(({ name, members = [] }) => ({ name, rows: members })),
  ];
  const ours = described.flatMap(({ name, rows }) =>
    rows
      .filter(({ description }) => description && !description.quotedFrom)
      .map((row) => `${name}.${row.name}`),
  );
  expect(Object.keys(rowDescriptions).sort()).toEqual([...new Set(ours)].sort());
  expect(
    components.flatMap(({ name, props, slots }) =>
      [...props, ...slots]
        .filter(({ description }) => !description)
        .map((row) => `${name}.${row.name}`),
    ),
  ).toEqual([]);
});

test('packages that are quoted have a license notice', () => {
  expect(notices['@toolpad/core']).toEqual({
    license: 'MIT',
    copyright: 'Copyright (c) 2021 Material-UI SAS',
  });
  expect(Object.keys(notices)).toEqual([
    '@toolpad/core',
    '@toolpad/studio-components',
    '@toolpad/studio-runtime',
    '@mui/material',
    '@mui/system',
  ]);
});

test('what is new or changed since 0.12.0', () => {
  const marked = (kind: 'new' | 'changed') =>
    components.flatMap((one) => [
      ...(one.change?.kind === kind ? [one.name] : []),
      ...[...one.props, ...one.slots, ...one.classes].flatMap((row) =>
        row.change?.kind === kind ? [`${one.name}.${'name' in row ? row.name : row.rule}`] : [],
      ),
    ]);
  expect(marked('new')).toEqual([
    'AppProvider.localeText',
    'Create',
    'Crud',
    'CrudForm',
    'CrudProvider',
    'Edit',
    'List',
    'LocalizationProvider',
    'Show',
    'SignInPage.localeText',
  ]);
  expect(marked('changed')).toEqual([
    'Account.localeText',
    'SignInPage.slotProps',
    'SignInPage.submitButton',
  ]);
  expect(component('SignInPage').slots.find(({ name }) => name === 'submitButton')!.change).toEqual(
    {
      kind: 'changed',
      from: { type: 'React.JSXElementConstructor<LoadingButtonProps>', default: 'LoadingButton' },
    },
  );
  expect(
    types['@toolpad/core/AppProvider/AppProvider.d.ts#Router']!.members!.find(
      ({ name }) => name === 'Link',
    )!.change,
  ).toEqual({ kind: 'new' });
  expect(differences.filter(({ kind }) => kind === 'removed')).toEqual([]);
  expect(
    differences.filter(
      ({ of }) => of.startsWith('Studio') || of === 'property' || of === 'file schema',
    ),
  ).toEqual([]);
});
