import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { Steps } from '../../../src/components/Steps/Steps';
import { inArticle } from '../../kit/decorators';
import { noSidewaysScroll } from '../shared/checks';

const meta = preview.meta({
  title: 'Steps',
  component: Steps,
  args: {
    children: (
      <>
        <h2 data-step="1">Create a project</h2>
        <p>Skip this step if you already have an app.</p>
        <h2 data-step="2">Install the packages and their peer dependencies</h2>
        <p>Version 0.13.0 has eight of them.</p>
        <pre>
          <code>npm install @toolpad/core</code>
        </pre>
        <h2 data-step="3">
          <span className="sr-only">Step 3: </span>Write the first page
        </h2>
        <p>
          Replace <code>src/App.tsx</code>.
        </p>
      </>
    ),
  },
  decorators: [inArticle],
});

const numberOf = (heading: HTMLElement) => getComputedStyle(heading, '::before');

export const AlongARail = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, step }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await step('the number is beside the heading, not in its name', async () => {
      await expect(headings.map((heading) => heading.dataset.step)).toEqual(['1', '2', '3']);
      for (const heading of headings) await expect(numberOf(heading).position).toBe('absolute');
      await expect(headings[2]).toHaveAccessibleName('Step 3: Write the first page');
      await expect(headings[0]).toHaveAccessibleName('Create a project');
    });
    await step('text and code share both edges with the heading', async () => {
      const code = canvas.getByText('npm install @toolpad/core').closest('pre')!;
      await expect(code.getBoundingClientRect().left).toBe(
        headings[0]!.getBoundingClientRect().left,
      );
    });
    await noSidewaysScroll();
  },
});

/** Without room for a rail the number is in the line of the heading. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const heading of canvas.getAllByRole('heading', { level: 2 })) {
      await expect(numberOf(heading).position).toBe('static');
      await expect(heading.getBoundingClientRect().left).toBe(
        heading.parentElement!.getBoundingClientRect().left,
      );
    }
    await noSidewaysScroll();
  },
});
