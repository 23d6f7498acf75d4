import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PrevNext } from '../../src/components/PrevNext/PrevNext';
import { forcedColors } from './samples/forcedByTheTest';

const previous = { href: '#previous', title: 'App provider' };
const next = { href: '#next', title: 'Page container' };

const meta = preview.meta({ title: 'Components/PrevNext', component: PrevNext, args: { previous, next } });

export const Both = meta.story();

export const FirstPage = meta.story({
  args: { previous: undefined },
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2 - 8);
  },
});

export const LastPage = meta.story({ args: { next: undefined } });

export const OnAPhone = Both.extend({ globals: { viewport: { value: 'phone' } } });

export const Dark = Both.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Both.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = (name: RegExp) => canvas.getByRole('link', { name }).getBoundingClientRect().left;
    await expect(left(/Next/)).toBeLessThan(left(/Previous/));
  },
});

export const ForcedColors = Both.extend({
  ...forcedColors,
  play: async ({ canvas }) => {
    const links = canvas.getByRole('navigation', { name: 'Previous and next page' }).querySelectorAll('a');
    await expect([...links].map((link) => getComputedStyle(link).borderStyle)).toEqual(['solid', 'solid']);
  },
});
