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
  /** Where to read on: its reference or demos, its source, its issues. */
  links: readonly { label: string; href: string }[];
  /** Where links to the import and to the list lead. */
  id?: string | undefined;
  linksId?: string | undefined;
  /** What can be done with the page. */
  children?: ReactNode;
}

/**
 * How to import what the page is about, to copy, and where to read on.
 *
 * **When to use:** Use it at the start of a page about one component, hook or function.
 *
 * **When not to use:** Don't use it on pages about more than one import: show them in the first code block.
 *
 * **Accessibility:** The links are one named list, and the import is copied like any code.
 */
export function ImportRow({ name, html, links, id, linksId, children }: ImportRowProps) {
  return (
    <Root id={id} data-block="">
      <CodeBlock language="tsx" html={html} />
      <Row id={linksId} className="screen-only">
        <Links aria-label={format(strings['import.links'], { name })}>
          {links.map(({ label, href }) => (
            <Item key={href}>
              <Link href={href}>{label}</Link>
            </Item>
          ))}
        </Links>
        {children}
      </Row>
    </Root>
  );
}
