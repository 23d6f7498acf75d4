import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { expect, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import {
  iconFontAttribute,
  iconFontTimeout,
  showIconFont,
  type IconFontState,
} from '../../../src/platform/page/showIconFont';

interface SceneProps {
  /** State of the font; without it the font is loading. */
  state?: IconFontState;
}

const words = ['build', 'inventory_2', 'directions_bike', 'home'];

/** Icon names as in a demo: next to titles, in the text color. */
function Scene(_: SceneProps) {
  return (
    <Stack spacing={2}>
      {words.map((word) => (
        <Stack key={word} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Icon>{word}</Icon>
          <Typography>{word}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

const frameOf = (icon: HTMLElement) => getComputedStyle(icon, '::after');

/**
 * Waits for the real font, then sets another state. In each, icons have the same size, so their neighbors never move.
 */
async function iconsIn(canvasElement: HTMLElement, { state }: SceneProps) {
  const root = document.documentElement;
  await waitFor(() => expect(root).toHaveAttribute(iconFontAttribute, 'ready'), {
    timeout: 2 * iconFontTimeout,
  });
  if (state === undefined) root.removeAttribute(iconFontAttribute);
  else root.setAttribute(iconFontAttribute, state);
  const icons = [...canvasElement.querySelectorAll<HTMLElement>('.material-icons')];
  await expect(icons.map((icon) => [icon.offsetWidth, icon.offsetHeight])).toEqual(
    words.map(() => [24, 24]),
  );
  return icons;
}

/** Icons that a demo names as text, while their font loads and when it is missing. */
const meta = preview.meta({
  title: 'IconFont',
  component: Scene,
  // The steps of a story set it.
  argTypes: { state: { control: false } },
  parameters: { hydrated: true },
  // Stories share their document.
  beforeEach: () => () => document.documentElement.setAttribute(iconFontAttribute, 'ready'),
});

export const Ready = meta.story({
  args: { state: 'ready' },
  play: async ({ args, canvasElement }) => {
    for (const icon of await iconsIn(canvasElement, args)) {
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
      // One glyph, as wide as its box: the name would be wider.
      await expect(icon.scrollWidth).toBe(24);
      await expect(frameOf(icon).content).toBe('none');
    }
  },
});

/** The name is not visible. */
export const Loading = meta.story({
  play: async ({ args, canvasElement }) => {
    for (const icon of await iconsIn(canvasElement, args)) {
      await expect(icon).not.toBeVisible();
      await expect(frameOf(icon).content).toBe('none');
    }
  },
});

export const Missing = meta.story({
  args: { state: 'missing' },
  play: async ({ args, canvasElement }) => {
    for (const icon of await iconsIn(canvasElement, args)) {
      await expect(icon).not.toBeVisible();
      await expect([frameOf(icon).content, frameOf(icon).visibility]).toEqual(['""', 'visible']);
      await expect(frameOf(icon).borderTopColor).toBe(getComputedStyle(icon).color);
    }
  },
});

/** A style sheet that fails, one that arrives after the timeout, one without the font. */
Loading.test('sets the state of the font', async () => {
  const root = document.createElement('html');
  const timers: (() => void)[] = [];
  const fontsOf = (load: () => Promise<unknown[]>) =>
    ({
      document: { documentElement: root, fonts: { load } },
      performance: { getEntriesByName: () => [{}] },
      PerformancePaintTiming: true,
      setTimeout: (run: () => void) => timers.push(run),
      clearTimeout: () => undefined,
    }) as unknown as Window;
  const state = () => root.getAttribute('data-material-icons');

  await showIconFont(
    fontsOf(async () => [{}]),
    () => Promise.reject(new Error('No sheet')),
  );
  await expect(state()).toBe('missing');
  await showIconFont(
    fontsOf(async () => []),
    async () => undefined,
  );
  await expect(state()).toBe('missing');

  root.removeAttribute('data-material-icons');
  let bring = (_faces: unknown[]) => {};
  const late = showIconFont(
    fontsOf(() => new Promise((resolve) => (bring = resolve))),
    async () => undefined,
  );
  await waitFor(() => expect(timers).toHaveLength(3));
  await expect(state()).toBeNull();
  timers[2]!();
  await expect(state()).toBe('missing');
  bring([{}]);
  await late;
  await expect(state()).toBe('ready');
});
