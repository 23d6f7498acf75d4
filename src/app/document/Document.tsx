import type { ReactNode } from 'react';
import {
  colorSchemeAttribute,
  preferenceNames,
  preferenceTable,
} from '../../domain/preferences/preferenceTable';
import type { AnalyticsReceiver } from '../../domain/analytics/AnalyticsReceiver';
import { siteConfig } from '../site.config';
import { columnQuery } from '../../theme/columnQuery';
import { paletteOf, siteTheme } from '../../theme/siteTheme';
import { analyticsMeta, demoScriptRel, fontMeta } from './headNames';
import { serviceWorkerMeta } from '../offline/workerPath';
import { menuInPlaceId } from './menuScrollScript';
import { prePaintScript } from './prePaintScript';
import { speculationRules } from './speculationRules';

export interface DocumentProps {
  title: string;
  description: string;
  /** Path of the page; a page without one (not found) is not indexed. */
  pathname?: string;
  base: string;
  productId?: string;
  /** URL of the script. */
  runtime: string;
  /** URL of the font of the interface. */
  font?: string;
  /** Metadata for link previews, search engines and AI tools. */
  discovery?: ReactNode;
  /** The analytics receiver. */
  analytics?: AnalyticsReceiver;
  /** URL of the service worker on the production host. */
  serviceWorker?: string;
  /** URLs of what the demo at its start loads, where it has one. */
  demoScripts?: readonly string[];
  children: ReactNode;
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
export function Document({
  title,
  description,
  pathname,
  base,
  productId,
  runtime,
  font,
  discovery,
  analytics,
  serviceWorker,
  demoScripts,
  children,
}: DocumentProps) {
  return (
    <html {...defaultAttributes} lang={siteConfig.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {pathname === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={siteConfig.origin + pathname} />
        )}
        {font && <meta name={fontMeta} content={font} />}
        <script dangerouslySetInnerHTML={{ __html: prePaintScript() }} />
        <link rel="expect" href={`#${menuInPlaceId}`} media={columnQuery} blocking="render" />
        {/* Filled by `withSheet`. Inline, so that the first paint needs no second request. */}
        <style />
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
        {productId && <meta name="mui:productId" content={productId} />}
        <meta name="mui:productCategoryId" content={siteConfig.productCategoryId} />
        {analytics && <meta name={analyticsMeta} content={JSON.stringify(analytics)} />}
        {serviceWorker && <meta name={serviceWorkerMeta} content={serviceWorker} />}
        {demoScripts?.map((href) => (
          <link key={href} rel={demoScriptRel} href={href} />
        ))}
        {discovery}
      </head>
      <body>
        {children}
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: speculationRules(base) }}
        />
      </body>
    </html>
  );
}
