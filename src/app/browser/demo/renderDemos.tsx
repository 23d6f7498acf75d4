import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { demos } from 'virtual:demos';
import type { PreparedDemo } from '../../../domain/content/demoFrame';
import { defaultStyling, type DemoStyling } from '../../../domain/content/demoStylings';
import { parsePreference, type PreferenceName } from '../../../domain/preferences/preferenceTable';
import type { Platform } from '../../../platform/Platform';
import { createEmotionCaches, type EmotionCaches } from '../../../theme/createEmotionCache';
import { DemoRoot } from './DemoRoot';

/** A server knows no choices: demos are rendered with the defaults. */
const platform = {
  preferences: {
    subscribe: () => () => undefined,
    get: (name: PreferenceName) => parsePreference(name, null),
  },
} as unknown as Platform;

const report = { demo: '', address: '', browser: '' };

async function render(demo: ComponentType, caches: EmotionCaches): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(<DemoRoot {...{ demo, platform, report, caches }} />, {
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/** What a cache that a demo makes itself leaves in the HTML, where the content policy of frames forbids it. */
const ownStyle = /<style data-emotion="([^"]+)">([^]*?)<\/style>/g;

async function prepare(versions: (typeof demos)[string]): Promise<PreparedDemo> {
  const caches = createEmotionCaches();
  const own = new Map<string, string>();
  const rendered: Partial<Record<DemoStyling, string>> = {};
  for (const [styling, load] of Object.entries(versions)) {
    const html = await render((await load!()).default, caches);
    for (const [, names, css] of html.matchAll(ownStyle)) own.set(names!, css!);
    rendered[styling as DemoStyling] = html.replace(ownStyle, '');
  }
  const { [defaultStyling]: html = '', ...others } = rendered;
  const { styles } = createEmotionServer(caches.ltr).extractCriticalToChunks(
    Object.values(rendered).join(''),
  );
  return {
    html,
    others,
    styles: styles
      .map(({ key, ids, css }) => ({
        names: [key, ...ids].join(' '),
        // Of both directions; global rules have none.
        css:
          key === caches.ltr.key
            ? css + ids.map((id) => caches.rtl.inserted[id] ?? '').join('')
            : css,
      }))
      .concat(Array.from(own, ([names, css]) => ({ names, css }))),
  };
}

/**
 * The demos as a server renders them, by name.
 * @param skipped names of those that need a browser
 * @throws {Error} with the name of a demo, and what it throws as the cause
 */
export async function renderDemos(
  skipped: readonly string[],
): Promise<Record<string, PreparedDemo>> {
  const prepared: Record<string, PreparedDemo> = {};
  for (const [name, versions] of Object.entries(demos)) {
    if (skipped.includes(name)) continue;
    try {
      prepared[name] = await prepare(versions);
    } catch (error) {
      throw new Error(name, { cause: error });
    }
  }
  return prepared;
}
