import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { attachCodeBlock } from '../../../src/components/CodeBlock/CodeBlock.behavior';
import { attachCodeVariantSwitcher } from '../../../src/components/CodeVariantSwitcher/CodeVariantSwitcher.behavior';
import { attachDemoFrame } from '../../../src/components/DemoFrame/DemoFrame.behavior';
import { DemoFrame } from '../../../src/components/DemoFrame/DemoFrame';
import { cardCss, demoJs, demoTs, inThreeStylings } from './sampleDemo';

const behaviors = [attachCodeBlock, attachCodeVariantSwitcher, attachDemoFrame];

export const title = 'A dashboard with two pages';

const inAPage: Decorator = (Story) => (
  <div className="prose">
    <Story />
  </div>
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
  decorators: [inAPage],
};

/** A demo in three stylings, one of them with its own file. */
export const threeStylings = { id: 'Card', code: inThreeStylings, modules: [cardCss] };

export const frameIn = (canvas: { getByTitle(text: string): HTMLElement }) =>
  canvas.getByTitle(title) as HTMLIFrameElement;

/** Resolves once the demo's document has loaded. */
export const running = (frame: HTMLIFrameElement) =>
  waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('The demo runs here'));
