import { renderToStaticMarkup } from 'react-dom/server';
import { inEnglish } from '../../domain/language/inEnglish';
import type { Language } from '../../domain/language/InterfaceTexts';
import { fill } from '../../domain/language/fill';
import { crashTexts } from '../frame/crashTexts';
import { languageAttributes } from './languageAttributes';
import { prePaintScript } from './prePaintScript';
import { doctype } from './renderPage';

/** Built files that every demo's document links. */
export interface FrameAssets {
  script: string;
  stylesheets: string[];
}

/** The document that runs one demo; pages show it in an `<iframe>`. */
export function frameDocument(
  demo: string,
  { script, stylesheets }: FrameAssets,
  language: Language = inEnglish,
): string {
  const { texts } = language;
  const html = renderToStaticMarkup(
    <html dir="ltr" data-color-scheme="light" {...languageAttributes(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{fill(texts['demo.title'], { demo })}</title>
        <script dangerouslySetInnerHTML={{ __html: prePaintScript() }} />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={script} />
      </head>
      <body>
        <div id="demo" data-demo={demo} data-texts={JSON.stringify(crashTexts(texts))} />
        <noscript>{texts['demo.noScript']}</noscript>
      </body>
    </html>,
  );
  return doctype + html;
}
