import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Platform } from '../../platform/Platform';
import type { InterfaceTexts } from '../../domain/language/InterfaceTexts';
import { loadJson } from '../../platform/loadJson';
import type { Spoken } from '../../platform/TextsContext';
import { createEmotionCaches } from '../../theme/createEmotionCache';
import { textsMeta } from '../document/textsMeta';
import { chunkMissing } from '../runtime/chunkMissing';
import { IslandRoot } from './IslandRoot';

const caches = createEmotionCaches();

let loading: Promise<Spoken> | undefined;

/** What the page speaks: undefined for English, which the code brings along. Asked for once, and again after a failure. */
function languageOf({ documentElement, head }: Document): Promise<Spoken> | undefined {
  const address = head.querySelector<HTMLMetaElement>(`meta[name="${textsMeta}"]`)?.content;
  if (!address) return undefined;
  loading ??= loadJson(address).then((texts) => ({
    code: documentElement.lang,
    texts: texts as InterfaceTexts,
  }));
  return loading.catch((error: unknown) => {
    loading = undefined;
    // It lies there under another name since the site was built anew.
    dispatchEvent(new Event(chunkMissing));
    throw error;
  });
}

/** Makes an island answer; resolves when it does, rejects when React could not take the markup over. */
export async function hydrateIsland(
  element: HTMLElement,
  component: ComponentType,
  platform: Platform,
): Promise<void> {
  const language = await languageOf(document);
  await new Promise<void>((resolve, reject) => {
    hydrateRoot(
      element,
      <IslandRoot
        platform={platform}
        cacheOf={(direction) => caches[direction]}
        language={language}
        onReady={resolve}
      >
        {createElement(component)}
      </IslandRoot>,
      { identifierPrefix: element.id, onUncaughtError: reject },
    );
  });
}
