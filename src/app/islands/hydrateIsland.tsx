import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Platform } from '../../platform/Platform';
import { createEmotionCaches } from '../../theme/createEmotionCache';
import { IslandRoot } from './IslandRoot';

const caches = createEmotionCaches();

/** Hydrates an island; resolves once it handles events, rejects when React could not hydrate the markup. */
export function hydrateIsland(
  element: HTMLElement,
  component: ComponentType,
  platform: Platform,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    hydrateRoot(
      element,
      <IslandRoot platform={platform} cacheOf={(direction) => caches[direction]} onReady={resolve}>
        {createElement(component)}
      </IslandRoot>,
      { identifierPrefix: element.id, onUncaughtError: reject },
    );
  });
}
