import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useState, type ComponentType } from 'react';
import { expect, fn, spyOn } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { DemoRoot } from '../../../src/app/browser/demo/DemoRoot';
import { usePlatform } from '../../../src/platform/PlatformContext';
import { noSidewaysScroll } from '../shared/checks';
import { caption } from '../../kit/docs';

const message = 'navigation is not iterable';

function Orders() {
  const [stopped, setStopped] = useState(false);
  if (stopped) throw new Error(message);
  return (
    <button type="button" onClick={() => setStopped(true)}>
      Show the orders
    </button>
  );
}

function LongError(): never {
  throw new Error(
    Array.from({ length: 40 }, (_, index) => `${index}: ${'unbreakable'.repeat(30)}`).join('\n'),
  );
}

/** Shows the theme that a demo receives. */
function ThemeReader() {
  const { palette, direction, shape } = useTheme();
  return (
    <Box sx={{ paddingLeft: '24px' }}>
      {`Mode: ${palette.mode}, direction: ${direction}, border radius: ${shape.borderRadius} px`}
    </Box>
  );
}

const report = {
  demo: 'Orders',
  address: 'https://docs.example/orders/#css-Orders.tsx',
  browser: 'Example/1.0',
  repository: 'https://github.com/mui/toolpad',
  version: '0.13.0',
};

function Frame({ demo, onReset }: { demo: ComponentType; onReset?: () => void }) {
  return <DemoRoot demo={demo} platform={usePlatform()} report={report} onReset={onReset} />;
}

/** React logs errors that a boundary has caught. */
function silenceCaughtErrors() {
  const { error } = console;
  const spy = spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (
      !said.some((part) => String(part).includes(message) || String(part).includes('unbreakable'))
    )
      error(...said);
  });
  return () => spy.mockRestore();
}

/** What the frame of a demo shows after the demo throws an error. */
const meta = preview.meta({
  title: 'DemoFrame crashed',
  component: Frame,
  parameters: { hydrated: true, layout: 'fullscreen' },
  args: { demo: Orders as ComponentType },
  beforeEach: silenceCaughtErrors,
});

/** The error and a button to reset the demo replace it. */
export const Crashed = meta.story({
  name: 'A demo stopped with an error',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the orders' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'This demo stopped with an error' }),
    ).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Error' })).toHaveTextContent(message);
    await expect(canvas.getByRole('button', { name: 'Reset demo' })).toBeVisible();
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Report on GitHub' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(new URL(link.href).searchParams.get('body')).toContain(report.address);
  },
});

Crashed.test('Reset brings the demo back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reset demo' }));
  await expect(canvas.getByRole('button', { name: 'Show the orders' })).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
});

export const ResetByFrame = Crashed.extend({
  parameters: caption('The frame of a demo whose code failed to load starts again.'),
  args: { onReset: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the orders' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset demo' }));
    await expect(args.onReset).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const LongErrorOnAPhone = meta.story({
  name: 'A long error on a phone',
  args: { demo: LongError },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('The page does not scroll sideways', () => noSidewaysScroll());
    await userEvent.tab();
    await step(
      'The error can be scrolled by keyboard, and the reset button is in view',
      async () => {
        // So that its end can be reached without a pointer.
        await expect(canvas.getByRole('group', { name: 'Error' })).toHaveFocus();
        await expect(
          canvas.getByRole('button', { name: 'Reset demo' }).getBoundingClientRect().bottom,
        ).toBeLessThanOrEqual(innerHeight);
      },
    );
  },
});

/** Material UI's default theme in the page's mode and direction, with mirrored styles. */
export const ThemeOfADemo = meta.story({
  args: { demo: ThemeReader },
  play: async ({ canvas, globals }) => {
    const box = canvas.getByText(/^Mode: /);
    await expect(box).toHaveTextContent(
      `Mode: ${globals.mode}, direction: ${globals.direction ?? 'ltr'}, border radius: 4 px`,
    );
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    await expect([paddingLeft, paddingRight]).toEqual(
      globals.direction === 'rtl' ? ['0px', '24px'] : ['24px', '0px'],
    );
  },
});

export const Dense = Crashed.extend({
  parameters: caption("Material UI's default theme in the page's density."),
  globals: { density: 'dense' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the orders' }));
    await expect(canvas.getByRole('button', { name: 'Reset demo' })).toHaveClass(
      'MuiButton-sizeSmall',
    );
  },
});
