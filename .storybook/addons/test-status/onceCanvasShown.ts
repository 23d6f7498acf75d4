import {
  DOCS_RENDERED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

/** One of them comes when the canvas shows what the address names, or why it cannot. */
const canvasEvents = [
  DOCS_RENDERED,
  STORY_RENDERED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
];

/**
 * Runs what sets statuses, once: they make the manager work out its tree again, in the thread that renders the canvas.
 */
export function onceCanvasShown(run: () => void) {
  const channel = addons.getChannel();
  const runOnce = () => {
    for (const event of canvasEvents) channel.off(event, runOnce);
    // After the paint, and the accessibility check of a story.
    setTimeout(run, 500);
  };
  for (const event of canvasEvents) channel.on(event, runOnce);
}
