import { addons } from 'storybook/preview-api';
import { stepsEvent, type StorySteps } from './testCase';

let log: StorySteps = { storyId: '', steps: [] };
let depth = 0;

/** Starts the list of a story's steps again. */
export function resetSteps(storyId: string) {
  log = { storyId, steps: [] };
  depth = 0;
}

/** Runs a step of `play`, and tells the panel of it. */
export async function logStep(label: string, step: () => Promise<void> | void) {
  log.steps.push({ label, depth });
  addons.getChannel().emit(stepsEvent, log);
  depth += 1;
  try {
    await step();
  } finally {
    depth -= 1;
  }
}
