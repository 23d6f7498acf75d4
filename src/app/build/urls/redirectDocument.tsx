import { inlineCall } from '../document/inlineCall';
import { renderToStaticMarkup } from 'react-dom/server';
import { doctype } from '../document/Document';
import { strings } from '../../../domain/strings/strings';
import { contentPolicy } from '../securityHeaders';
import { ownLanguage } from '../../../domain/navigation/canonicalPath';

/** Runs in the page. Self-contained: it is serialized into the page. */
function follow() {
  location.replace(
    document
      .querySelector('a')!
      .getAttribute('href')!
      .replace(/(#.*)?$/, (hash) => location.search + (location.hash || hash)),
  );
}

/** Script of all redirect pages, which keeps query and hash. */
const redirectScript = () => inlineCall(follow);

/** Page at a moved path, for hosts that cannot redirect. */
export function redirectDocument(to: string, siteName: string): string {
  const [before, after] = strings['moved.page'].split('{address}');
  return (
    doctype +
    renderToStaticMarkup(
      <html lang={ownLanguage}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta
            httpEquiv="Content-Security-Policy"
            content={contentPolicy({ scripts: [redirectScript()] })}
          />
          <meta name="robots" content="noindex" />
          <meta name="color-scheme" content="light dark" />
          <title>{`${strings['moved.title']} - ${siteName}`}</title>
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${to}`} />
          </noscript>
        </head>
        <body>
          <p>
            {before}
            <a href={to}>{to}</a>
            {after}
          </p>
          <script dangerouslySetInnerHTML={{ __html: redirectScript() }} />
        </body>
      </html>,
    )
  );
}
