import type { EmotionCache } from '@emotion/react';
import { createContext, createElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { islandTag } from '../runtime/attachIslands';
import { IslandRoot } from './IslandRoot';
import { serverPlatform } from './serverPlatform';
import { serverRegistry, type IslandName } from './serverRegistry';

/** State that the islands of one page share while it is rendered. */
export class IslandScope {
  private count = 0;

  constructor(readonly cache: EmotionCache) {}

  nextId(): string {
    this.count += 1;
    return `island-${this.count}`;
  }
}

export const IslandScopeContext = createContext<IslandScope | null>(null);

/**
 * A component with its own React root. Build time only: renders it with the id prefix that the browser uses, so that
 * ids of `useId` match.
 */
export function Island({ of: name }: { of: IslandName }) {
  const scope = useContext(IslandScopeContext);
  if (!scope)
    throw new Error(
      `<Island of="${name}"> found no IslandScopeContext above it: islands are rendered by renderPage only.`,
    );
  const id = scope.nextId();
  const html = renderToString(
    <IslandRoot platform={serverPlatform} cacheOf={() => scope.cache}>
      {createElement(serverRegistry[name])}
    </IslandRoot>,
    { identifierPrefix: id },
  );
  return createElement(islandTag, {
    id,
    of: name,
    dangerouslySetInnerHTML: { __html: html },
  });
}
