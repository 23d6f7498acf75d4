import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Platform } from '../../platform/Platform';
import { createEmotionCache } from '../../theme/createEmotionCache';
import { IslandRoot } from './IslandRoot';

const caches = new Map<'ltr' | 'rtl', ReturnType<typeof createEmotionCache>>();

function cacheOf(direction: 'ltr' | 'rtl') {
  const cache = caches.get(direction) ?? createEmotionCache(direction);
  caches.set(direction, cache);
  return cache;
}

/** Makes an island answer; resolves when it does, rejects when React could not take the markup over. */
export function hydrateIsland(element: HTMLElement, component: ComponentType<object>, platform: Platform): Promise<void> {
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as object;
  return new Promise((resolve, reject) => {
    hydrateRoot(
      element,
      <IslandRoot platform={platform} cacheOf={cacheOf} onReady={resolve}>
        {createElement(component, props)}
      </IslandRoot>,
      { identifierPrefix: element.id, onUncaughtError: reject },
    );
  });
}
