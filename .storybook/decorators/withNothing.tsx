import type { Decorator } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { inkOf } from '../docs/inkOf';

interface Props {
  reason: string;
  children: ReactNode;
}

function Nothing({ reason, children }: Props) {
  useEffect(() => {
    const note = document.createElement('p');
    const show = () => {
      const ink = inkOf(document.body);
      const isSeen = ink && ink.bottom > 0 && ink.top < window.innerHeight;
      if (note.isConnected || isSeen) return;
      note.textContent = reason;
      note.dir = 'auto';
      note.setAttribute('aria-hidden', 'true');
      note.style.cssText =
        'position:fixed;inset-block-start:16px;inset-inline:16px;margin:0;padding:24px;border:1px dashed var(--docs-palette-secondary-main);font:500 13px/1.5 var(--sans);color:var(--docs-palette-text-secondary)';
      document.body.append(note);
    };
    const channel = addons.getChannel();
    channel.on(STORY_FINISHED, show);
    return () => {
      channel.off(STORY_FINISHED, show);
      note.remove();
    };
    // After each render, as another value of a control may render something.
  });
  return children;
}

/**
 * Says in the canvas why a story shows nothing. The note is outside of the story and comes after its checks, so that
 * none of them sees it.
 */
export const withNothing: Decorator = (Story, { parameters }) => (
  <Nothing reason={parameters.docs?.description?.story ?? 'Nothing is rendered.'}>
    <Story />
  </Nothing>
);
