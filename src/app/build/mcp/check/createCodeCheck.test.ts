import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  recordDocuments,
  referenceDocument,
} from '../../../../reference/document/referenceDocument';
import { readReference, versionHistory } from '../../../../reference/readReference';
import { createMigration } from '../createMigration';
import { createCodeCheck } from './createCodeCheck';

const reference = readReference();
const document = referenceDocument(reference, '/toolpad/', '');
const read = (file: string) => readFileSync(file, 'utf8');
const guide = read('docs/core/guides/migration.mdx');
const check = createCodeCheck(
  document,
  [...recordDocuments(document, reference.types, '').values()],
  createMigration('/toolpad/', versionHistory.changes, {
    '/toolpad/core/guides/migration/': guide,
  }),
  '/toolpad/llms.txt',
);
const from = "from '@toolpad/core'";
const use = 'import { AppProvider, Account } from "@toolpad/core";';

test.each([
  // Names that published versions had.
  ['<Account signInLabel="Log in" />', 'replace `signInLabel`'],
  ['<Account signOutLabel="Log out" />', 'accountSignOutLabel'],
  ['<Account slotProps={{ avatar: {} }} />', '`slotProps.preview.slotProps.avatar`'],
  ['<Account slots={{ menuItems: Menu }} />', 'Slot `popoverContent`'],
  ['<Account slotProps={{ iconButton: {} }} />', 'slotProps.avatarIconButton`'],
  ["import { Link } from '@toolpad/core/internals';", 'Use public exports only'],
  [`import { PageContainerToolbar } ${from};`, '`PageHeaderToolbar`'],
  ['<PageContainerToolbar>3</PageContainerToolbar>', '`PageHeaderToolbar`'],
  ['<PageContainer breadCrumbs={[]} />', '→ `breadcrumbs`'],
  ['<PageContainer slots={{ toolbar: Bar }} />', 'Slot `header`'],
  [`import type { BreadCrumb } ${from};`, 'Type `Breadcrumb`'],
  ["import { AppProvider } from '@toolpad/core/react-router-dom';", '@toolpad/core/react-router`'],
  ["import { AppProvider } from '@toolpad/core/nextjs';", 'NextAppProvider'],
  ['<Account localeText={{ signOutLabel: "Bye" }} />', '`accountSignOutLabel`'],
  ["import { Account } from '@toolpad/core/esm/Account';", 'Remove imports'],
  // Props, slots, values and names that similar libraries have.
  ['<DashboardLayout sidebarWidth={200} />', 'Nearest: `sidebarExpandedWidth`.'],
  ['<DashboardLayout defaultCollapsed />', 'Nearest: `defaultSidebarCollapsed`.'],
  ['<DashboardLayout slots={{ footer: Footer }} />', 'Nearest: `sidebarFooter`.'],
  ['<Crud pageSize={20} dataSource={orders} />', 'Nearest: `initialPageSize`.'],
  ['<List rowsPerPage={20} dataSource={orders} />', 'Nearest: `initialPageSize`.'],
  ['<SignInPage onSignIn={signIn} />', 'Nearest: `signIn`.'],
  ['<AccountPreview variant="compact" />', 'Valid: `condensed`, `expanded`.'],
  [
    `${use} const menu = [{ path: '/', label: 'A' }]; <AppProvider navigation={menu} />;`,
    '`title`',
  ],
  [`${use} <AppProvider menu={[]} />`, '`navigation`'],
  ['<AppProvider branding={{ name: "Acme" }} />', '`title`'],
  [`import { useToast } ${from};`, '`useNotifications`'],
  [`import Account ${from};`, 'no default export'],
  ["import { useSession } from '@toolpad/core/Account';", '`@toolpad/core/useSession`'],
  ["import { AppProvider } from '@mui/toolpad';", '`@toolpad/core`'],
])('reports %s', (code, fix) => {
  const { problems } = check(code);
  expect(problems.join('\n')).toContain(fix);
  expect(problems[0]).toMatch(/^Line 1, column \d+: .* Read \/toolpad\/\S+$/s);
});

test('finds nothing in the demos', () => {
  const demos = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /demos\/.*\.tsx?$/.test(file),
  );
  expect(demos.length).toBeGreaterThan(100);
  const found = demos.map((file) => [file, ...check(read(`docs/${file}`)).problems]);
  expect(found.filter(({ length }) => length > 1)).toEqual([]);
});

test.each([
  ['a component of the code', 'function Account() {} <Account user={1} />;'],
  ['one of another package', 'import { List } from "@mui/material"; <List dense />;'],
  ['a parameter', 'const render = ({ Account }) => <Account user={1} />;'],
  ['an icon that is not imported', '<IconButton><Edit fontSize="small" /></IconButton>'],
  ['a namespace', 'import * as Core from "@toolpad/core"; <Core.Account user={1} />;'],
  ['spread props', '<DashboardLayout {...props} data-x="1" aria-label="a" key="a" ref={ref} />'],
  ['what is computed', '<Account slots={{ [name]: X, ...more }} localeText={texts} />'],
  ['a cast', 'const text = {} as any; <AccountPreview variant={text as Variant} />;'],
  ['strings of an open union', '<SignInPage providers={[{ id: "own", name: "Own" }]} />'],
  [
    'another name of a component',
    'import { NextAppProvider as P } from "@toolpad/core/nextjs"; <P navigation={[]} />',
  ],
  [
    'a package beside',
    'import { Button } from "@toolpad/studio-components"; import x from "./toolpad";',
  ],
])('leaves alone: %s', (_, code) => {
  expect(check(code).problems).toEqual([]);
});

test('finds a renamed import, and each of several problems in its line', () => {
  const code = 'import { Account as Me } from "@toolpad/core";\n\n<Me a />;\n<>\n  <Me b />\n</>;';
  expect(check(code).problems.map((one) => one.split(':')[0])).toEqual([
    'Line 3, column 5',
    'Line 5, column 7',
  ]);
});

test.each([
  ['elements', '<DashboardLayout hideNavigation />\n<Foo />', ['Foo']],
  ['props', 'hideNavigation sidebarExpandedWidth={240} foo="1"', ['foo']],
  ['an object', '{ slots: { toolbar: Bar }, title: "a" }', []],
  ['members of an object', 'slots: { toolbar: Bar },\n title: "a"', []],
  [
    'the body of a function',
    'const x = useFoo();\nreturn await load(<Dashboards />);',
    ['useFoo', 'Dashboards'],
  ],
])('accepts %s and lists the names it cannot place', (_, code, names) => {
  const { problems, unplaced } = check(code);
  expect(problems).toEqual([]);
  expect([...unplaced.keys()].sort()).toEqual([...names].sort());
});

test.each([
  ['<AccountPreview variant="expanded" />', ['AccountPreview', 'AccountPreview variant']],
  ['const dialogs = useDialogs();', ['useDialogs']],
  ['import { useDialogs } from "@toolpad/core"; useDialogs();', ['useDialogs']],
  ['const { Account } = require("@toolpad/core"); <Account a />;', []],
  ['import * as Core from "@toolpad/core"; <Core.Account a />;', []],
])('says which names it has compared: %s', (code, names) => {
  expect([...check(code).checked]).toEqual(names);
});

test('reads code in a Markdown fence, with its lines', () => {
  const { problems } = check('```tsx\n<Account signOutLabel="Log out" />\n```');
  expect(problems.join()).toMatch(/^Line 2, /);
});

test('suggests a name for one that it cannot place', () => {
  expect(check('<DashboardLayouts />').unplaced.get('DashboardLayouts')).toContain(
    'DashboardLayout',
  );
});

test.each([
  ['const a = 1;\nconst b = ;', 'line 2, column 11'],
  ['<Account', 'line 1'],
  ['How do I install it?', 'line 1'],
  ['('.repeat(50_000), 'nested'],
])('says where code does not parse: %#', (code, where) => {
  expect(() => check(code)).toThrow(new RegExp(where, 'i'));
});

test('ends on code that refers to itself', () => {
  const circle = 'const a = [{ children: b }]; const b = [{ children: a }];';
  const doubling = Array.from({ length: 40 }, (_, i) => `const x${i} = [x${i + 1}, x${i + 1}];`);
  for (const code of [circle, doubling.join('')])
    expect(
      check(`${code} <AppProvider navigation={${code === circle ? 'a' : 'x0'}} />`).problems,
    ).toEqual([]);
});

test('fails in no other way', () => {
  const word = fc.constantFrom(
    ...'<Account />{}()[]=>.,:;"`/\\ \n const import from slots ...'.split(/(?=[ <{(])/),
    '<Account',
    'slots={{',
    '}}',
    '/>',
    '@toolpad/core',
    'export *',
    'toString',
    '__proto__',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join(' ')),
      ),
      (code) => {
        try {
          check(code);
        } catch (error) {
          expect((error as Error).message).toMatch(/^The code (?:does not parse|is nested)/);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
