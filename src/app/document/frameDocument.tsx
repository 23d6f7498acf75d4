import { renderToStaticMarkup } from 'react-dom/server';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { siteConfig } from '../site.config';
import { prePaintScript } from './prePaintScript';
import { doctype } from './renderPage';

/** Built files that the document of every demo links. */
export interface FrameAssets {
  script: string;
  stylesheets: string[];
}

/** The document that runs one demo; pages show it in an `<iframe>`. */
export function frameDocument(demo: string, { script, stylesheets }: FrameAssets): string {
  const html = renderToStaticMarkup(
    <html dir="ltr" data-color-scheme="light" lang={siteConfig.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{format(strings['demo.title'], { demo })}</title>
        <link rel="icon" href={`${siteConfig.base}favicon.svg`} type="image/svg+xml" />
        <script dangerouslySetInnerHTML={{ __html: prePaintScript() }} />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={script} />
      </head>
      <body>
        <div id="demo" data-demo={demo} />
        <noscript>{strings['demo.noScript']}</noscript>
      </body>
    </html>,
  );
  return doctype + html;
}
