import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Platform } from '../../platform/Platform';
import { createEmotionCaches } from '../../theme/createEmotionCache';
import { IslandRoot } from './IslandRoot';

const caches = createEmotionCaches();

/** Makes an island answer; resolves when it does, rejects when React could not take the markup over. */
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
