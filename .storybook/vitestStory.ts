import type { Decorator } from '@storybook/react-vite';
import { commands, page } from 'vitest/browser';
import { checkShown } from './checkShown';
import { ownWindow, type WindowOfStory } from '../scripts/workbench/ownWindow';
import { plainWindow, type StoryMedia } from '../scripts/workbench/storyPage';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets the media features of the page: .storybook/vitest.config.ts. */
    emulateMedia(media: StoryMedia | undefined): Promise<void>;
  }
}

type Context = Parameters<Decorator>[1];

const errors: string[] = [];
const { error } = console;
console.error = (...message: unknown[]) => {
  errors.push(message.map(String).join(' '));
  error(...message);
};

/** Gives a story what it has in the workbench: its element and layout, and its window and media in a test run. */
export async function prepareInVitest(context: Context) {
  const story = context as Context & WindowOfStory;
  const { width, height } = ownWindow(story) ?? plainWindow;
  await page.viewport(width, height);
  await commands.emulateMedia(context.parameters.media);
  context.canvasElement.id = 'storybook-root';
  document.body.style.margin = '0';
  document.body.style.padding = context.parameters.layout === 'fullscreen' ? '0' : '1rem';
  errors.length = 0;
}

/** Fails a story that has reported an error, or was shown in another mode than it says, as the test runner does. */
export function checkStory() {
  checkShown(window.__workbench!);
  if (errors.length > 0) throw new Error(`Browser console errors\n\n${errors.join('\n')}`);
}
