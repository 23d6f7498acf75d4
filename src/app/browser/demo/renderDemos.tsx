import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { demos } from 'virtual:demos';
import type { PreparedDemo } from '../../../domain/content/demoFrame';
import { defaultStyling } from '../../../domain/content/demoStylings';
import type { Platform } from '../../../platform/Platform';
import { createEmotionCaches } from '../../../theme/createEmotionCache';
import { DemoRoot } from './DemoRoot';

/** A server knows no choices: demos are rendered with the defaults. */
const platform = { preferences: { subscribe: () => () => undefined } } as unknown as Platform;

const report = { demo: '', address: '', browser: '' };

async function prepare(demo: ComponentType): Promise<PreparedDemo> {
  const caches = createEmotionCaches();
  const errors: unknown[] = [];
  const { prelude } = await prerender(<DemoRoot {...{ demo, platform, report, caches }} />, {
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const { styles } = createEmotionServer(caches.ltr).extractCriticalToChunks(html);
  return {
    html,
    styles: styles.map(({ key, ids, css }) => ({
      names: [key, ...ids].join(' '),
      // Of both directions; global rules have none.
      css:
        key === caches.ltr.key
          ? css + ids.map((id) => caches.rtl.inserted[id] ?? '').join('')
          : css,
    })),
  };
}

/**
 * The demos as a server renders them, by name.
 * @throws {Error} with the name of a demo, and what it throws as the cause
 */
export async function renderDemos(): Promise<Record<string, PreparedDemo>> {
  const prepared: Record<string, PreparedDemo> = {};
  for (const [name, versions] of Object.entries(demos)) {
    try {
      prepared[name] = await prepare((await versions[defaultStyling]!()).default);
    } catch (error) {
      throw new Error(name, { cause: error });
    }
  }
  return prepared;
}
