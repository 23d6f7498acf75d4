import type { ComponentType } from 'react';
import { expect, waitFor } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import { demoStory } from './demoStory';
import { untilLoaded } from './untilLoaded';
import { defectsAsOpened } from './packageDefects';

/** A demo has loaded once its text is there: an empty frame has no progress indicator either. */
async function showsText(story: { canvasElement: HTMLElement }) {
  await untilLoaded(story);
  await waitFor(() => expect(story.canvasElement.innerText.trim()).not.toBe(''));
}

/** The story that every demo has, for a module that .storybook/contentStories.ts makes for it. */
export function plainStories(name: string, component: ComponentType) {
  const parameters = { ...demoStory.parameters, ...defectsAsOpened[name] };
  const meta = preview.meta({ ...demoStory, component, parameters });
  return { AsOpened: meta.story({ name, play: showsText, tags: ['all-modes'] }) };
}
