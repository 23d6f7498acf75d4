import type { ComponentType } from 'react';
import preview from '../../.storybook/preview';
import { demoStory } from './demoStory';
import { untilLoaded } from './untilLoaded';
import { defectsAsOpened } from './packageDefects';

/** The story that every demo has, for a module that .storybook/demoStories.ts makes for it. */
export function plainStories(name: string, title: string, component: ComponentType) {
  const parameters = { ...demoStory.parameters, ...defectsAsOpened[name] };
  const meta = preview.meta({ ...demoStory, title, component, parameters });
  return { AsOpened: meta.story({ play: untilLoaded, tags: ['all-modes'] }) };
}
