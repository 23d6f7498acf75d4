import type { PageLink } from '../../domain/navigation/menu';
import { Columns, FooterLink, Heading, Legal, List, Root } from './SiteFooter.styles';

export interface FooterColumn {
  title: string;
  links: readonly PageLink[];
}

export interface SiteFooterProps {
  columns: readonly FooterColumn[];
  /** What is documented, and in which version: `Docs 0.13.0`. */
  about: string;
  /** How it is licensed. */
  license?: string;
  /** URL of the page, for paper. */
  address?: string;
}

/**
 * The footer of every page: links to other pages, in columns.
 *
 * **When to use:** Use it at the end of every page, for what users look for there: the license, the source, other
 * sites.
 *
 * **When not to use:** Don't use it for links that users need for their task: put them into the article.
 *
 * **Accessibility:** It's the `contentinfo` landmark. Each column is a list with a heading.
 */
export function SiteFooter({ columns, about, license, address }: SiteFooterProps) {
  return (
    <Root>
      {columns.length > 0 && (
        <Columns className="screen-only">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <Heading>{title}</Heading>
              <List aria-label={title}>
                {links.map(({ href, title: text }) => (
                  <li key={href}>
                    <FooterLink href={href}>{text}</FooterLink>
                  </li>
                ))}
              </List>
            </div>
          ))}
        </Columns>
      )}
      <Legal>
        <span>{about}</span>
        {license && <span>{license}</span>}
        {address && <span className="print-only">{address}</span>}
      </Legal>
    </Root>
  );
}
