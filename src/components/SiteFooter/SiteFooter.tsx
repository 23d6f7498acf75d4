import { styled } from '@mui/material/styles';
import type { PageLink } from '../../domain/navigation/menu';

const Root = styled('footer', { name: 'DocsSiteFooter', slot: 'Root' })(({ theme }) => ({
  borderBlockStart: 'var(--line)',
  paddingBlock: theme.spacing(4, 3),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
}));

const Columns = styled('div', { name: 'DocsSiteFooter', slot: 'Columns' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(4, 3),
  marginBlockEnd: theme.spacing(4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const List = styled('ul', { name: 'DocsSiteFooter', slot: 'List' })({
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Heading = styled('strong', { name: 'DocsSiteFooter', slot: 'Heading' })(({ theme }) => ({
  display: 'block',
  marginBlockEnd: theme.spacing(0.5),
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
}));

const FooterLink = styled('a', { name: 'DocsSiteFooter', slot: 'Link' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 24,
  minBlockSize: 'var(--row)',
  borderRadius: 2,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
}));

const Legal = styled('div', { name: 'DocsSiteFooter', slot: 'Legal' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  fontVariantNumeric: 'tabular-nums',
  // The link to the start of the page hangs there.
  paddingInlineEnd: theme.spacing(5.5),
}));

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
