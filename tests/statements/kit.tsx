import { createTheme } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import { AppProvider, type AppProviderProps, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import axe from 'axe-core';
import { useReducer, type ComponentType, type ReactNode } from 'react';
import { it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** Name of a page -> the words of each of its statements that a test shows. */
export const shownOn: Record<string, string[]> = {};

/** What tests the statements of a page, each by what it says. */
export const statementsOf = (name: string) => (statement: string, test: () => unknown) => {
  (shownOn[name] ??= []).push(statement);
  it(`${name}: ${statement}`, test as () => void);
};

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

export const navigation: AppProviderProps['navigation'] = [
  { segment: '', title: 'Dashboard' },
  { segment: 'orders', title: 'Orders' },
];

export const session = { user: { name: 'Front Desk', email: 'desk@spoke-and-chain.example' } };

export const authentication = { signIn: () => {}, signOut: () => {} };

/** A router at a path, which goes nowhere. */
export const routerAt = (pathname: string, parts: Partial<Router> = {}): Router => ({
  pathname,
  searchParams: new URLSearchParams(),
  navigate: () => {},
  ...parts,
});

export const layout = <DashboardLayout>Text</DashboardLayout>;

/** Renders children in an app. */
export const show = (children: ReactNode, props: Partial<AppProviderProps> = {}) =>
  render(
    <AppProvider theme={theme} navigation={navigation} router={routerAt('/')} {...props}>
      {children}
    </AppProvider>,
  );

/** A button with an action: `Press` where it has no label. */
export const Press = ({ onPress, label = 'Press' }: { onPress: () => void; label?: string }) => (
  <button onClick={onPress}>{label}</button>
);

/** Clicks the button with this name. */
export const press = (name = 'Press') => page.getByRole('button', { name, exact: true }).click();

/** The same button, whose action has what a hook returns. */
export function Use<Value>(props: {
  hook: () => Value;
  press: (value: Value) => void;
  label?: string;
}) {
  const value = props.hook();
  return <Press onPress={() => props.press(value)} label={props.label} />;
}

/** A component, and what renders it again. */
export function rerendering(Component: ComponentType): [ComponentType, () => void] {
  let again = () => {};
  function Rerendering() {
    [, again] = useReducer((count: number) => count + 1, 0);
    return <Component />;
  }
  return [Rerendering, () => act(() => again())];
}

/** By how much counts grow when a component renders again. */
export function growth(
  Component: ComponentType,
  counts: () => number[],
  start: (children: ReactNode) => unknown = render,
): number[] {
  const [Again, again] = rerendering(Component);
  start(<Again />);
  const before = counts();
  again();
  return counts().map((count, index) => count - before[index]!);
}

/** What can be read while children are rendered in an app. */
export function read<Value>(
  children: ReactNode,
  value: () => Value,
  props?: Partial<AppProviderProps>,
): Value {
  const { unmount } = show(children, props);
  const result = value();
  unmount();
  return result;
}

/** The element of the document that a selector finds, and which is there. */
export const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

export const styleOf = (selector: string) => getComputedStyle(find(selector));

export const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** What React and others write to the console as errors and warnings in the meantime. */
export async function complaintsOf(run: () => unknown): Promise<string> {
  const spies = (['error', 'warn'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation(() => {}),
  );
  await run();
  return spies.flatMap((spy) => spy.mock.calls.flat().map(String)).join('\n');
}

/** Ids of the axe rules that the document violates. */
export const violations = async (context: Element = document.body) =>
  (await axe.run(context, { resultTypes: ['violations'] })).violations.map(({ id }) => id);

const declarations = import.meta.glob<string>(
  '/node_modules/@toolpad/core/{nextjs,react-router}/{NextApp,ReactRouterApp}Provider.d.ts',
  { eager: true, query: '?raw', import: 'default' },
);

/** Declarations of the providers for frameworks. Next.js, which one of them imports, isn't installed here. */
export const [nextProvider = '', reactRouterProvider = ''] = Object.values(declarations);

/** Declares the old name of a provider. */
export const deprecatedName = /@deprecated Import `\w+` instead. \*\/\s*\w+ as AppProvider/;

/** The element with the focus. */
export const active = () => document.activeElement!;

/** Where the focus is after each of some presses of Tab. */
export async function tabs(count: number) {
  const places: Element[] = [];
  for (let press = 0; press < count; press++) {
    await userEvent.keyboard('{Tab}');
    places.push(active());
  }
  return places;
}
