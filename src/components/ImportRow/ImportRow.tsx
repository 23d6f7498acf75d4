import type { ReactNode } from 'react';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Item, Link, Links, Root, Row } from './ImportRow.styles';

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
  /** What can be done with the page. */
  children?: ReactNode;
}

/** How to import what the page is about, to copy, and where to read on. */
export function ImportRow({ name, html, children, ...hrefs }: ImportRowProps) {
  const links = [
    ['import.api', hrefs.apiHref],
    ['import.source', hrefs.sourceHref],
    ['import.issues', hrefs.issuesHref],
  ] as const;
  return (
    <Root data-block="">
      <CodeBlock language="tsx" html={html} />
      <Row className="screen-only">
        <Links aria-label={format(strings['import.links'], { name })}>
          {links.map(([label, href]) => (
            <Item key={label}>
              <Link href={href}>{strings[label]}</Link>
            </Item>
          ))}
        </Links>
        {children}
      </Row>
    </Root>
  );
}
