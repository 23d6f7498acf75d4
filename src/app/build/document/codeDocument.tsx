import { Fragment, type ReactNode } from 'react';
import { DemoFiles } from '../../../components/DemoFrame/DemoFiles';
import type { PageMeta } from '../../../content/PageRecord';
import { layouts } from '../../../domain/content/layouts';
import { format } from '../../../domain/strings/format';
import { strings } from '../../../domain/strings/strings';
import { contentPolicy } from '../securityHeaders';
import type { PageContext } from './PageContext';

/** The document with the code of a page's demos, by the file of the page. */
export const codeFile = (htmlFile: string): string => htmlFile.replace(/index\.html$/, 'code.html');

/** Whether a page has such a document. The demos of home pages are scenes, without code. */
export const hasCode = ({ layout, demos }: Pick<PageMeta, 'layout' | 'demos'>): boolean =>
  !layouts[layout].isHome && demos.length > 0;

/**
 * The whole code of the demos of a page. The page takes from it what is asked for: it is several times larger than the
 * rest, and most visitors open little of it. Without script it is a page to read.
 */
export function codeDocument(
  title: string,
  { base, settings, demos }: Pick<PageContext, 'base' | 'settings' | 'demos'>,
): ReactNode {
  const heading = format(strings['demo.codeOf'], { page: title });
  return (
    <html lang={settings.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={contentPolicy({})} />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" />
        <title>{heading}</title>
      </head>
      <body>
        <h1>{heading}</h1>
        <p>
          <a href=".//">{title}</a>
        </p>
        {Object.entries(demos).map(([name, { record }]) => (
          <Fragment key={name}>
            <h2>{name}</h2>
            <section id={name} aria-label={name}>
              <DemoFiles
                id={name}
                title={format(strings['demo.title'], { demo: name })}
                code={record.code}
                modules={record.modules}
              />
            </section>
          </Fragment>
        ))}
      </body>
    </html>
  );
}
