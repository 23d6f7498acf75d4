import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { matrixModes, Matrix } from '../kit/Matrix';

const meta = preview.meta({
  title: 'Every mode',
  tags: ['!autodocs'],
  component: Matrix,
  parameters: {
    hydrated: true,
    layout: 'fullscreen',
    // Each mode is checked in its own story.
    a11y: { context: { exclude: ['iframe'] } },
  },
});

export const DocPage = meta.story({
  args: {
    title: 'Doc page',
    stories: { desktop: 'pages-doc-page--desktop', phone: 'pages-doc-page--phone' },
  },
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    await expect(links).toHaveLength(16);
    await expect(new Set(links.map(({ href }) => href)).size).toBe(16);
    await expect(links.at(-1)).toHaveAccessibleName('Dark, right to left, dense, phone');
    await expect(links.at(-1)!.getAttribute('href')).toBe(
      `./?path=/story/${args.stories.phone}&globals=mode:dark;direction:rtl;density:dense`,
    );

    // tests/workbench/workbench.spec.ts waits for the first and the last mode.
    const [first, ...others] = matrixModes.map((mode) => canvas.queryByTitle(mode.title));
    await expect(first).toBeInTheDocument();
    await expect(others.at(-1)).toBeNull();
  },
});

export const EveryElement = DocPage.extend({
  args: {
    title: 'Every element',
    stories: {
      desktop: 'pages-doc-page--every-element',
      phone: 'pages-doc-page--every-element-on-a-phone',
    },
  },
});

export const WideTables = DocPage.extend({
  args: {
    title: 'Wide tables',
    stories: { desktop: 'pages-wide-tables--desktop', phone: 'pages-wide-tables--phone' },
  },
});

export const ApiPage = DocPage.extend({
  args: {
    title: 'API page',
    stories: { desktop: 'pages-api-page--desktop', phone: 'pages-api-page--phone' },
  },
});

export const FileSchemaPage = DocPage.extend({
  args: {
    title: 'File schema page',
    stories: { desktop: 'pages-file-schema-page--desktop', phone: 'pages-file-schema-page--phone' },
  },
});

export const LandingPage = DocPage.extend({
  args: {
    title: 'Landing page',
    stories: { desktop: 'pages-landing-page--desktop', phone: 'pages-landing-page--phone' },
  },
});

export const NotFoundPage = DocPage.extend({
  args: {
    title: 'Not found page',
    stories: { desktop: 'pages-not-found-page--desktop', phone: 'pages-not-found-page--phone' },
  },
});

export const Dark = DocPage.extend({ globals: { mode: 'dark' } });
