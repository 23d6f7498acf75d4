import { styled } from '@mui/material/styles';
import { strings } from '../../domain/strings/strings';
import { partOverrides } from '../../theme/mixins';

const Trail = styled('nav', {
  name: 'DocsBreadcrumbs',
  slot: 'Root',
  overridesResolver: partOverrides({ item: '> * > *', link: '[href]' }),
})(({ theme }) => ({
  marginBlockEnd: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  lineHeight: '20px',
  // The product, in its color.
  '& [href]': {
    borderRadius: 2,
    color: 'var(--accent)',
    fontWeight: 500,
    '&:hover': {
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
  '& > * > *': {
    display: 'inline-block',
    overflowWrap: 'anywhere',
  },
  '& > * > * + *::before': {
    content: '"/" / ""',
    marginInline: theme.spacing(1),
    color: theme.vars.palette.text.disabled,
  },
}));

export interface Breadcrumb {
  title: string;
  /** Omitted for a group without a page. */
  href?: string;
}

/**
 * Path to the page, from the product to the group that contains it.
 *
 * **When to use:** Use it above the title of every page that is below a product in the menu.
 *
 * **When not to use:** Don't use it for the headings of one page: that's what Toc is for.
 *
 * **Accessibility:** It's a named navigation landmark with an ordered list. Groups without a page are plain text.
 */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <Trail aria-label={strings['breadcrumbs.label']}>
      <ol>
        {items.map(({ title, href }) => (
          <li key={title}>{href ? <a href={href}>{title}</a> : title}</li>
        ))}
      </ol>
    </Trail>
  );
}
