import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { testFolder } from '../../../src/content/testing/testFolder';
import { openProgram } from './openProgram';
import { readDefaults } from './readDefaults';

const folder = testFolder({
  'index.d.ts': "export { Provider, Layout, Card, useCard, open } from './layout/layout';",
  'layout/layout.d.ts': `
    export interface ProviderProps { navigation?: string[]; theme?: object }
    export declare function Provider(props: ProviderProps): null;
    export interface LayoutSlots { title?: string; footer?: string; icon?: string; unused?: string }
    export interface LayoutProps {
      navigation?: string[]; width?: number; slots?: LayoutSlots; open?: boolean;
      page?: string; size?: number; owner?: string; sometimes?: string;
    }
    export declare function Layout(props: LayoutProps): null;
    export interface CardOptions { title?: string; label?: string }
    export declare function Card(props: { payload: CardOptions }): null;
    export declare function useCard(): { page: string };
    export declare function open(key: string, value?: string | null): void;`,
  'layout/layout.js': `
    import { createTheme as createMuiTheme } from 'elsewhere';
    const labels = { close: 'Close' };
    function createTheme() { return createMuiTheme({ dark: true }); }
    export function useCard() { return { page: '' }; }
    export function open(key, value = null) {}
    export function Provider(props) {
      const { navigation = [], theme = createTheme() } = props;
      return _jsx(NavigationContext.Provider, { value: navigation, theme });
    }
    export function Layout(props) {
      const { navigation: own, width = 320, slots, slotProps, open } = props;
      const context = React.useContext(NavigationContext);
      const card = useCard();
      const page = props.page ?? card.page;
      const found = props.owner ?? window.name.slice(width);
      const Footer = slots?.footer ?? null;
      return [own ?? context, open ? 1 : 2, slots?.title ? _jsx(slots.title, {}) : _jsx(Title, {}),
        slots?.icon ? _jsx(slots.icon, {}) : _jsx(Box, { children: _jsx(Icon, { ...slotProps?.icon }) }),
        props.sometimes ?? 'a', props.sometimes ?? 'b', _jsx(Part, { size: props.size })];
    }
    export function Card({ payload }) {
      const localeText = { ...labels, ...globalLabels };
      return [payload.title ?? localeText.close, payload.label ?? ''];
    }`,
});
const owner = { name: '@toolpad/core', version: '0.13.0', folder, integrity: '' };
const index = path.join(folder, 'index.d.ts');
const opened = openProgram([index], [owner], ['lib.es5.d.ts']);
const of = readDefaults(opened, owner);

/** Of a member or a parameter. */
function defaultOf(owner: string, name: string) {
  const declarations = opened.program.getSourceFile(path.join(folder, 'layout/layout.d.ts'))!;
  const members = declarations.statements.flatMap((one): readonly ts.Declaration[] => {
    if (ts.isInterfaceDeclaration(one) && one.name.text === owner) return one.members;
    return ts.isFunctionDeclaration(one) && one.name!.text === owner ? one.parameters : [];
  });
  return of(members.find((one) => ts.getNameOfDeclaration(one)?.getText() === name)!);
}

test.each([
  ['LayoutProps', 'width', '320'],
  ['ProviderProps', 'navigation', '[]'],
  ['CardOptions', 'title', "'Close'"],
  ['LayoutProps', 'page', 'useCard().page'],
  ['LayoutSlots', 'title', 'Title'],
  ['LayoutSlots', 'footer', 'null'],
  ['open', 'value', 'null'],
])('%s.%s is %s', (owner, name, text) => expect(defaultOf(owner, name).text).toBe(text));

test('a function that cannot be imported is what it returns, with names as they are exported', () =>
  expect(defaultOf('ProviderProps', 'theme').text).toBe('createTheme({ dark: true })'));

test('the element of a slot is the one that gets its props', () =>
  expect(defaultOf('LayoutSlots', 'icon').text).toBe('Icon'));

test('a context gives the prop of its provider', () => {
  const { from } = defaultOf('LayoutProps', 'navigation');
  expect(from?.parent).toMatchObject({ name: { text: 'ProviderProps' } });
});

test('an empty object is as good as none where the code reads by `?.`, and false where it asks', () => {
  expect(defaultOf('LayoutProps', 'slots').same).toEqual(['{}', '[]']);
  expect(defaultOf('LayoutProps', 'open').same).toEqual(['false']);
});

test('a slot that no code reads', () => {
  expect(defaultOf('LayoutSlots', 'unused').isRead).toBe(false);
  expect(defaultOf('LayoutSlots', 'title').isRead).toBe(true);
});

test.each([
  ['two places that differ', 'LayoutProps', 'sometimes'],
  ['an empty value that no comment claims', 'CardOptions', 'label'],
  ['a value that needs what only the code around it has', 'LayoutProps', 'owner'],
  ['a value that is passed on to a component of others', 'LayoutProps', 'size'],
])('%s: undecided', (_, owner, name) => expect(defaultOf(owner, name).text).toBeUndefined());
