import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import type { WorkbenchTypes } from '../../storyContext';
import { swapSheets, type Swaps } from './swapMedia';

type Media = NonNullable<WorkbenchTypes['parameters']['media']>;

const matches = (query: string) => matchMedia(query).matches;

/** What the browser does not do already, as in the test run. */
function missing(media: Media, globals: Record<string, unknown>): Swaps {
  const isReduced = media.reducedMotion === 'reduce' || globals.motion === 'reduced';
  const isPrinted = media.print || globals.print === 'on';
  const isDark = media.colorScheme === 'dark';
  return {
    print: isPrinted && !matches('print'),
    reducedMotion: isReduced && !matches('(prefers-reduced-motion: reduce)'),
    colorScheme: isDark && !matches('(prefers-color-scheme: dark)'),
  };
}

const asWritten: Swaps = { print: false, reducedMotion: false, colorScheme: false };

function Media({ children, ...swaps }: Swaps & { children: ReactNode }) {
  const { print, reducedMotion, colorScheme } = swaps;
  const isSwapped = print || reducedMotion || colorScheme;
  useLayoutEffect(() => {
    if (isSwapped) swapSheets(swaps);
  });
  // Styles that arrive later; rules that are inserted into a sheet come with a render.
  useEffect(() => {
    if (!isSwapped) return undefined;
    const observer = new MutationObserver(() => swapSheets({ print, reducedMotion, colorScheme }));
    observer.observe(document.head, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      swapSheets(asWritten);
    };
  }, [isSwapped, print, reducedMotion, colorScheme]);
  return children;
}

/** Shows reduced motion, print and a dark system by rewriting the style sheets of the page. */
export const withMedia: Decorator = (Story, { globals, parameters }) => {
  return (
    <Media {...missing(parameters.media ?? {}, globals)}>
      <Story />
    </Media>
  );
};
