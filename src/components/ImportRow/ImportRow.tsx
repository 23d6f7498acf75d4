import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Item, Link, Links, Root } from './ImportRow.styles';

export interface ImportRowProps {
  /** What is imported: `DashboardLayout`. */
  name: string;
  /** The import line, highlighted. */
  html: string;
  /** Its reference page. */
  apiHref: string;
  /** Its source at the documented version. */
  sourceHref: string;
  /** Open issues about it. */
  issuesHref: string;
  /** The page as Markdown. */
  markdownHref: string;
}

/** How to import what the page is about, to copy, and where to read on. */
export function ImportRow({ name, html, ...hrefs }: ImportRowProps) {
  const links = [
    ['import.api', hrefs.apiHref],
    ['import.source', hrefs.sourceHref],
    ['import.issues', hrefs.issuesHref],
    ['import.markdown', hrefs.markdownHref],
  ] as const;
  return (
    <Root data-block="">
      <CodeBlock language="tsx" html={html} />
      <Links className="screen-only" aria-label={format(strings['import.links'], { name })}>
        {links.map(([label, href]) => (
          <Item key={label}>
            <Link href={href}>{strings[label]}</Link>
          </Item>
        ))}
      </Links>
    </Root>
  );
}
