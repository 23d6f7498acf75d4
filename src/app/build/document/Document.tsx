import {
  colorSchemeAttribute,
  preferenceNames,
  preferenceTable,
} from '../../../domain/preferences/preferenceTable';
import { layouts } from '../../../domain/content/layouts';
import type { PageMeta } from '../../../content/PageRecord';
import { paletteOf, siteTheme } from '../../../theme/siteTheme';
import { contentPolicy } from '../securityHeaders';
import { DiscoveryTags } from './DiscoveryTags';
import { analyticsMeta, fontMeta } from '../../headNames';
import { serviceWorkerMeta } from '../../serviceWorker';
import { earlyPressScript } from './earlyPressScript';
import { leadEndId } from './LeadEnd';
import { menuScrollScript } from './menuScrollScript';
import type { PageContext } from './PageContext';
import { prePaintScript } from './prePaintScript';
import { speculationRules } from './speculationRules';

/** Without it browsers use quirks mode. */
export const doctype = '<!doctype html>';

interface DocumentProps {
  /** A page without a path (not found) is not indexed. */
  meta: PageMeta;
  context: PageContext;
  /** Its style sheet. Inline, so that the first paint needs no second request. */
  css: string;
  /** HTML of `<body>`, with the script of the menu and the speculation rules. */
  body: string;
}

/** Preferences of a page before its script has run: the defaults, in light mode. */
const defaultAttributes: Record<string, string> = {
  ...Object.fromEntries(
    preferenceNames.map((name) => [
      preferenceTable[name].attribute,
      preferenceTable[name].values[0],
    ]),
  ),
  [colorSchemeAttribute]: 'light',
};

const schemes = ['light', 'dark'] as const;

/** The HTML document of a page. */
export function Document({ meta, context, css, body }: DocumentProps) {
  const { description, pathname } = meta;
  const { base, settings, section, runtime, font, analytics, serviceWorker, vendors } = context;
  const { product } = section;
  const title = `${meta.title} - ${layouts[meta.layout].isArticle ? product.name : settings.name}`;
  // Where an article starts without a paragraph, the first paint waits for the menu.
  const firstPainted = body.includes(`id="${leadEndId}"`) ? leadEndId : 'main-content';
  const headScript = [prePaintScript(), earlyPressScript()].join(';');
  return (
    <html {...defaultAttributes} lang={meta.lang ?? settings.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {vendors && (
          <meta
            httpEquiv="Content-Security-Policy"
            content={contentPolicy({
              scripts: [headScript, menuScrollScript(), speculationRules(base)],
              css: [css],
              vendors,
            })}
          />
        )}
        <title>{title}</title>
        <meta name="description" content={description} />
        {pathname === '' && <meta name="robots" content="noindex" />}
        {pathname !== '' && settings.origin && (
          <link rel="canonical" href={settings.origin + pathname} />
        )}
        {font && <meta name={fontMeta} content={font} />}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <link rel="expect" href={`#${firstPainted}`} blocking="render" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <script type="module" src={runtime} />
        <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" />
        {schemes.map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={paletteOf(siteTheme, scheme).background.default}
          />
        ))}
        {settings.analyticsCategory && (
          <>
            <meta name="mui:productId" content={product.id} />
            <meta name="mui:productCategoryId" content={settings.analyticsCategory} />
          </>
        )}
        {analytics && <meta name={analyticsMeta} content={JSON.stringify(analytics)} />}
        {serviceWorker && <meta name={serviceWorkerMeta} content={serviceWorker} />}
        {pathname !== '' && <DiscoveryTags title={title} meta={meta} context={context} />}
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}
