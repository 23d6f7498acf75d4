import { expect } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import { caption } from '../kit/docs';
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

/** A page by its title, in the stories of its own. */
const pageArgs = (title: string) => {
  const id = `pages-${title.replaceAll(' ', '-').toLowerCase()}`;
  return { title, stories: { desktop: `${id}--desktop`, phone: `${id}--phone` } };
};

export const DocPage = meta.story({
  args: pageArgs('Doc page'),
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
  args: pageArgs('Wide tables'),
  parameters: caption(
    'A table keeps its columns dark, right to left and dense; on a phone, rows are cards.',
  ),
});

export const ApiPage = DocPage.extend({ args: pageArgs('API page') });

export const FileSchemaPage = DocPage.extend({ args: pageArgs('File schema page') });

export const LandingPage = DocPage.extend({ args: pageArgs('Landing page') });

export const NotFoundPage = DocPage.extend({ args: pageArgs('Not found page') });

export const Dark = DocPage.extend({ globals: { mode: 'dark' } });
