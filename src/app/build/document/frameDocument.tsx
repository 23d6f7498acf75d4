import { renderToStaticMarkup } from 'react-dom/server';
import { format } from '../../../domain/strings/format';
import { strings } from '../../../domain/strings/strings';
import { siteConfig } from '../../site.config';
import { contentPolicy, editPolicy } from '../securityHeaders';
import { editFrameName } from '../engine/addresses/frameAddress';
import { doctype } from './Document';
import { fontMeta } from '../../headNames';
import { prePaintScript } from './prePaintScript';
import { demoMissing } from '../../../domain/content/demoFrame';

/** Built files that the document of every demo links. */
export interface FrameAssets {
  script: string;
  stylesheets: string[];
  /** Development has no content policy. */
  hasPolicy?: boolean;
  /** URL of the font of the interface; development does not preload it. */
  font?: string;
  /** URLs of the modules that the script and the demo import, by the demo's name; development preloads none. */
  modules?: Readonly<Record<string, readonly string[]>>;
}
/** The document that runs one demo, or edited ones; pages show it in an `<iframe>`. */
export function frameDocument(
  demo: string,
  base: string,
  { script, stylesheets, hasPolicy, font, modules }: FrameAssets,
): string {
  const scripts = [prePaintScript(), frameFailureScript()];
  const policy = demo === editFrameName ? editPolicy(scripts) : contentPolicy({ scripts });
  const html = renderToStaticMarkup(
    <html dir="ltr" data-color-scheme="light" lang={siteConfig.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {hasPolicy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="robots" content="noindex" />
        <title>{format(strings['demo.title'], { demo })}</title>
        <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" />
        {font && <meta name={fontMeta} content={font} />}
        <script dangerouslySetInnerHTML={{ __html: prePaintScript() }} />
        <script dangerouslySetInnerHTML={{ __html: frameFailureScript() }} />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={script} />
        {modules?.[demo]?.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        <div id="demo" data-demo={demo} />
        <noscript>{strings['demo.noScript']}</noscript>
      </body>
    </html>,
  );
  return doctype + html;
}

/** Runs in the document of a demo. Self-contained, as it is serialized into it. */
function reportMissingScript(missing: string) {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) frameElement?.dispatchEvent(new Event(missing));
    },
    true,
  );
}

/**
 * The inline script that tells the page when the script of a demo, or a module that it imports, cannot be loaded. Its
 * text is the same in every demo, so the content security policy allows it by hash.
 */
const frameFailureScript = (): string =>
  `(${reportMissingScript.toString()})(${JSON.stringify(demoMissing)})`;
