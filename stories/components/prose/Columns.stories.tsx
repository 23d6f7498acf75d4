import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { CodeBlock } from '../../../src/components/CodeBlock/CodeBlock';
import { Column, Columns } from '../../../src/components/Columns/Columns';
import { Scenes } from '../../../src/components/Scenes/Scenes';
import { sampleTs } from '../code/sampleCode';
import { inArticle } from '../../kit/decorators';
import { noSidewaysScroll } from '../shared/checks';
import { choiceOf } from '../../kit/docs';

const meta = preview.meta({
  title: 'Columns',
  component: Columns,
  argTypes: { kind: choiceOf(['', 'wide-start', 'wide-end']) },
  args: {
    children: (
      <>
        <Column>
          <h2>Ask before you delete</h2>
          <p>Ask in the event handler, and continue with the answer.</p>
          <CodeBlock language="tsx" html={sampleTs} />
        </Column>
        <Column>
          <Scenes
            id="result"
            label="Result"
            scenes={[{ label: 'Dialog', alt: 'A list', frameSrc: 'about:blank', title: 'Dialog' }]}
          />
        </Column>
      </>
    ),
  },
  decorators: [inArticle],
  globals: { viewport: { value: 'desktop' } },
});

const edges = (root: Element) =>
  [...root.querySelectorAll('[data-block] > .flow')].map((part) => part.getBoundingClientRect());

export const Equal = meta.story({
  play: async ({ canvasElement }) => {
    const [first, second] = edges(canvasElement);
    await expect(second!.left).toBeGreaterThan(first!.right);
    await expect(Math.round(second!.width)).toBe(Math.round(first!.width));
  },
});

export const WideEnd = meta.story({
  args: { kind: 'wide-end' },
  play: async ({ canvasElement }) => {
    const [first, second] = edges(canvasElement);
    await expect(second!.width).toBeGreaterThan(first!.width);
  },
});

export const WideStart = meta.story({
  args: { kind: 'wide-start' },
  play: async ({ canvasElement }) => {
    const [first, second] = edges(canvasElement);
    await expect(first!.width).toBeGreaterThan(second!.width);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [first, second] = edges(canvasElement);
    await expect(second!.top).toBeGreaterThan(first!.bottom);
    await noSidewaysScroll();
  },
});
