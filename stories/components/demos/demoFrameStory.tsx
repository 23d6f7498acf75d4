import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { attachCodeBlock } from '../../../src/components/CodeBlock/CodeBlock.behavior';
import { attachCodeVariantSwitcher } from '../../../src/components/CodeVariantSwitcher/CodeVariantSwitcher.behavior';
import { attachDemoFrame } from '../../../src/components/DemoFrame/DemoFrame.behavior';
import { DemoFrame } from '../../../src/components/DemoFrame/DemoFrame';
import { Attached } from '../shared/Attached';
import { cardCss, demoJs, demoTs, inThreeStylings } from './sampleDemo';

const behaviors = [attachCodeBlock, attachCodeVariantSwitcher, attachDemoFrame];

export const title = 'A dashboard with two pages';

const inAPage: Decorator = (Story, { parameters }) => (
  <Attached behaviors={parameters.noScript ? [] : behaviors}>
    <div className="prose">
      <Story />
    </div>
  </Attached>
);

/** A frame in the prose of a page, with the page's script at work unless the story has none. */
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
  decorators: [inAPage],
};

/** A demo that there is in three stylings, one of them with a file of its own. */
export const threeStylings = { id: 'Card', code: inThreeStylings, modules: [cardCss] };

export const frameIn = (canvas: { getByTitle(text: string): HTMLElement }) =>
  canvas.getByTitle(title) as HTMLIFrameElement;

/** Resolves once the demo's document is there. */
export const running = (frame: HTMLIFrameElement) =>
  waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('The demo runs here'));
