import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor, type PlayContext } from '../../kit/storyTest';
import { attachCodeBlock } from '../../../src/components/CodeBlock/CodeBlock.behavior';
import { attachCodeVariantSwitcher } from '../../../src/components/CodeVariantSwitcher/CodeVariantSwitcher.behavior';
import { attachDemoFrame } from '../../../src/components/DemoFrame/DemoFrame.behavior';
import { DemoFrame } from '../../../src/components/DemoFrame/DemoFrame';
import { StoryBox, inArticle } from '../../kit/decorators';
import { cardCss, demoJs, demoTs, inThreeStylings } from './sampleDemo';

const behaviors = [attachCodeBlock, attachCodeVariantSwitcher, attachDemoFrame];

export const title = 'A dashboard with two pages';

/** Name of the button that opens the menu of the other tools. */
export const moreTools = `More tools for ${title}`;

/** Too narrow for a demo beside its code. */
const inAnArticle: Decorator = (Story) => (
  <StoryBox maxInlineSize={818}>
    <Story />
  </StoryBox>
);

/** A demo frame in an article, with the page's script unless the story disables it. */
export const demoFrameStory = {
  component: DemoFrame,
  args: {
    id: 'DashboardLayoutBasic',
    title,
    frameSrc: 'demo-frame.html',
    height: 240,
    code: [demoTs, demoJs],
    sourceHref: '#source',
  },
  parameters: { behaviors },
  decorators: [inArticle, inAnArticle],
};

/** A demo in three stylings, one of them with its own file. */
export const threeStylings = { id: 'Card', code: inThreeStylings, modules: [cardCss] };

/** The frame, which is there once the demo is near the window. */
export const frameIn = (canvas: PlayContext['canvas']) =>
  canvas.findByTitle<HTMLIFrameElement>(title);

/** Resolves once the demo's document has loaded. */
export const running = (frame: HTMLIFrameElement) =>
  waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('The demo runs here'));

/** Opens the menu of what is needed less often. */
export async function openMore({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: moreTools }));
  // It fades in.
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: /^(View source|Open demo)/ })).toBeVisible(),
  );
}
