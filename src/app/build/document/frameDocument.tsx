import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml, format } from '../../../domain/strings/format';
import { strings } from '../../../domain/strings/strings';
import { ownLanguage } from '../../../domain/navigation/canonicalPath';
import type { SiteSettings } from '../../../content/readSettings';
import { contentPolicy, editPolicy } from '../securityHeaders';
import { editFrameName, demoCodeId, type PreparedDemo } from '../../../domain/content/demoFrame';
import { doctype } from './Document';
import type { DemoStyling } from '../../../domain/content/demoStylings';
import { fontMeta } from '../../headNames';
import {
  missingScriptScript,
  pageChoicesScript,
  runDemoScript,
  stylingScript,
} from './frameScripts';
import { prePaintScript } from './prePaintScript';

/** Built files that the document of every demo links. */
export interface FrameAssets {
  script: string;
  /** Its style sheet. */
  css?: string;
  /** Development has no content policy. */
  hasPolicy?: boolean;
  /** URL of the font of the interface; development does not preload it. */
  font?: string;
  /** URLs of the modules that the script and the demo import, by the demo's name; development preloads none. */
  modules?: Readonly<Record<string, readonly string[]>>;
  /** URLs of the style sheets that these bring. */
  sheets?: Readonly<Record<string, readonly string[]>>;
  /** Style sheets that other stylings bring, by the demo's name. */
  stylingSheets?: Readonly<Record<string, Partial<Record<DemoStyling, string>>>>;
  /** The demos as a server renders them, by name; development prepares none. */
  prepared?: Readonly<Record<string, PreparedDemo>>;
}
/** Those of `AppProvider`, which set its color scheme before the first paint. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text!);

/** What runs a demo, as HTML: links that load the modules that its script imports and the script, and what runs it. */
const codeHtml = (script: string, modules: readonly string[]) =>
  [
    ...[...modules, script].map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    `<script type="module" src="${escapeHtml(script)}"></script>`,
  ].join('');

/** The document that runs one demo, or edited ones; pages show it in an `<iframe>`. */
export function frameDocument(
  demo: string,
  base: string,
  { repository, version }: Pick<SiteSettings, 'repository' | 'version'>,
  { script, css = '', hasPolicy, font, modules, sheets, stylingSheets, prepared }: FrameAssets,
): string {
  const { html = '', others = {}, styles = [] } = prepared?.[demo] ?? {};
  const stylings = Object.entries(others).map(([styling, prepared]) => ({
    styling,
    html: prepared,
    css: stylingSheets?.[demo]?.[styling as DemoStyling] ?? '',
  }));
  const isPrepared = prepared?.[demo] !== undefined;
  const scripts = [prePaintScript(), pageChoicesScript(), missingScriptScript()];
  if (isPrepared) scripts.push(runDemoScript(html));
  const lastScripts = stylings.length > 0 ? [stylingScript()] : [];
  const policy =
    demo === editFrameName
      ? editPolicy(scripts, css)
      : contentPolicy({
          scripts: [
            ...scripts,
            ...lastScripts,
            ...[html, ...Object.values(others)].flatMap(inlineScripts),
          ],
          css: [css, ...[...styles, ...stylings].map((sheet) => sheet.css)],
          hasStyleAttributes: true,
        });
  const imported = modules?.[demo] ?? [];
  const markup = renderToStaticMarkup(
    <html dir="ltr" data-color-scheme="light" lang={ownLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {hasPolicy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="robots" content="noindex" />
        <title>{format(strings['demo.title'], { demo })}</title>
        <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" />
        {font && <meta name={fontMeta} content={font} />}
        {scripts.map((text) => (
          <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
        ))}
        {css && <style dangerouslySetInnerHTML={{ __html: css }} />}
        {sheets?.[demo]?.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {styles.map(({ names, css: rules }) => (
          <style key={names} data-emotion={names} dangerouslySetInnerHTML={{ __html: rules }} />
        ))}
        {!isPrepared && (
          <>
            <script type="module" src={script} />
            {imported.map((href) => (
              <link key={href} rel="modulepreload" href={href} />
            ))}
          </>
        )}
      </head>
      <body>
        <div
          id="demo"
          data-demo={demo}
          data-repository={repository}
          data-version={version}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {stylings.map(({ styling, html: prepared, css: rules }) => (
          <template
            key={styling}
            data-styling={styling}
            dangerouslySetInnerHTML={{ __html: `<style>${rules}</style>${prepared}` }}
          />
        ))}
        {lastScripts.map((text) => (
          <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
        ))}
        {isPrepared && (
          <template
            id={demoCodeId}
            // React would move elements that load something to the head.
            dangerouslySetInnerHTML={{ __html: codeHtml(script, imported) }}
          />
        )}
      </body>
    </html>,
  );
  return doctype + markup;
}
