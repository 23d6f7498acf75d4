import { renderToStaticMarkup } from 'react-dom/server';
import { siteConfig } from '../site.config';
import { prePaintScript } from './prePaintScript';
import { doctype } from './renderPage';

/** Built files that every demo's document links. */
export interface FrameAssets {
  script: string;
  stylesheets: string[];
}

/** The document that runs one demo; pages show it in an `<iframe>`. */
export function frameDocument(demo: string, { script, stylesheets }: FrameAssets): string {
  const html = renderToStaticMarkup(
    <html lang={siteConfig.language} dir="ltr" data-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Demo ${demo}`}</title>
        <script dangerouslySetInnerHTML={{ __html: prePaintScript() }} />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={script} />
      </head>
      <body>
        <div id="demo" data-demo={demo} />
        <noscript>This demo is a React component and needs JavaScript to run. Its code is shown below it.</noscript>
      </body>
    </html>,
  );
  return doctype + html;
}
