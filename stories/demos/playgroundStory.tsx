import type { ArgTypes } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, screen, waitFor } from '../kit/storyTest';
import { withSettings, type DemoModule } from '../../src/app/browser/demo/withSettings';
import {
  frameSettings,
  settingsAttribute,
  startValues,
  type Playground,
  type PlaygroundRow,
  type PlaygroundValue,
  type PlaygroundValues,
} from '../../src/domain/content/Playground';
import { demoStory } from './demoStory';

type Args = Record<string, PlaygroundValue>;

/** Names of args are a part of URLs, which dots would divide. */
const argOf = (name: string) => name.replaceAll('.', '_');

function argTypeOf({
  name,
  description,
  control,
  default: byDefault,
}: PlaygroundRow): ArgTypes[string] {
  const summary = byDefault === null ? undefined : String(byDefault);
  const shared = { name, description, ...(summary && { table: { defaultValue: { summary } } }) };
  switch (control.kind) {
    case 'number': {
      const { min, max } = control;
      return { ...shared, control: { type: 'number', min, max } };
    }
    case 'boolean':
    case 'text':
      return { ...shared, control: control.kind };
    default:
      return { ...shared, control: 'select', options: [null, ...control.values] };
  }
}

interface StageProps {
  playground: Playground;
  module: DemoModule;
  values: PlaygroundValues;
}

/** The demo as in the frame of its playground; the settings stand on an element in place of the `<iframe>`. */
function Stage({ playground, module, values }: StageProps) {
  const [frame] = useState(() => {
    const element = document.createElement('div');
    element.id = 'playground';
    return element;
  });
  frame.setAttribute(settingsAttribute, JSON.stringify(frameSettings(playground, values)));
  const Demo = useMemo(() => withSettings(module, frame), [module, frame]);
  return (
    <>
      <div hidden ref={(place) => void place?.append(frame)} />
      <Demo />
    </>
  );
}

/** A story whose args are the settings of a playground, with types and descriptions of the reference. */
export function playgroundStory(playground: Playground, module: unknown) {
  const { rows } = playground;
  const nameOf = Object.fromEntries(rows.map(({ name }) => [argOf(name), name]));
  const valuesOf = (args: Args) =>
    Object.fromEntries(
      Object.entries(args).map(([arg, value]) => [nameOf[arg]!, value === '' ? null : value]),
    );
  return {
    ...demoStory,
    args: Object.fromEntries(rows.map(({ name, start }) => [argOf(name), start])) as Args,
    argTypes: Object.fromEntries(rows.map((row) => [argOf(row.name), argTypeOf(row)])),
    render: (args: Args) => (
      <Stage playground={playground} module={module as DemoModule} values={valuesOf(args)} />
    ),
  };
}

/** What a control sets in a test, whether it shows then, which it does not at the start, and what else it needs. */
type ControlCheck = [
  value: PlaygroundValue,
  shows: () => boolean | Promise<boolean>,
  others?: PlaygroundValues,
];

interface Steps {
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/**
 * A `play` that turns each control of a playground, one after the other, in a demo that starts again.
 * @param act what a user does before the effect is to be seen, such as opening a dialog
 */
export const turnEachControl =
  (
    playground: Playground,
    checks: Readonly<Record<string, ControlCheck>>,
    act: () => Promise<void> = async () => undefined,
  ) =>
  async ({ step }: Steps): Promise<void> => {
    await step('Each row of the table has a check', () =>
      expect(Object.keys(checks)).toEqual(playground.rows.map(({ name }) => name)),
    );
    const frame = document.querySelector('#playground')!;
    const set = async (values: PlaygroundValues, key: string) => {
      const settings = { ...frameSettings(playground, values), key };
      frame.setAttribute(settingsAttribute, JSON.stringify(settings));
      // React renders in a microtask after the observer's.
      await new Promise(requestAnimationFrame);
      await act();
    };
    for (const [name, [value, shows, others]] of Object.entries(checks)) {
      await step(`${name} changes what is shown`, async () => {
        const values = { ...startValues(playground), ...others };
        const { required } = playground.rows.find((row) => row.name === name)!;
        await set(required ? values : { ...values, [name]: null }, `${name} is not set`);
        await expect(await shows()).toBe(false);
        await set({ ...values, [name]: value }, name);
        await waitFor(async () => expect(await shows()).toBe(true));
      });
    }
  };

/** Whether what a selector finds is in the document. */
export const has = (selector: string) => () => document.querySelector(selector) !== null;

/** Whether there is a button with a name. */
export const hasButton = (name: string | RegExp) => () =>
  screen.queryByRole('button', { name }) !== null;

export const isShown = (text: string) =>
  screen.queryAllByText(text).some((one) => one.checkVisibility());

/** Whether a text is on screen. */
export const shows = (text: string) => () => isShown(text);

/** Whether something has the color that `sx` of the playgrounds sets. */
export function isTinted(): boolean {
  const sample = document.createElement('div');
  sample.style.background = document.documentElement.matches('[data-color-scheme=dark]')
    ? 'rgba(255, 255, 255, 0.08)'
    : 'rgba(0, 0, 0, 0.04)';
  document.body.append(sample);
  const { backgroundColor } = getComputedStyle(sample);
  sample.remove();
  return [...document.querySelectorAll('.MuiBox-root, .MuiContainer-root')].some(
    (one) => getComputedStyle(one).backgroundColor === backgroundColor,
  );
}
