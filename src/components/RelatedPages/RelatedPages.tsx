import { styled } from '@mui/material/styles';
import type { PageLink } from '../../domain/navigation/menu';
import { agentStrings } from '../../domain/strings/agentStrings';
import { partOverrides } from '../../theme/mixins';
import { Title } from '../Prose/Prose';

const Root = styled('nav', {
  name: 'DocsRelatedPages',
  slot: 'Root',
  overridesResolver: partOverrides({ title: '> :first-child', link: '> [href]' }),
})(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  fontSize: theme.typography.label.fontSize,
  lineHeight: '20px',
  '& > *': { display: 'flex', alignItems: 'center', minBlockSize: 'var(--row)' },
  '& > :first-child': { flexBasis: '100%', fontWeight: 600 },
  '& > [href]': {
    color: theme.vars.palette.primary.main,
    overflowWrap: 'anywhere',
    '&:hover': { textDecorationLine: 'underline' },
  },
}));

/**
 * Pages on the same subject, except the neighbors in the menu.
 *
 * **When to use:** Use it at the end of a page, for pages on its subject that the menu lists elsewhere.
 *
 * **When not to use:** Don't use it for the previous and the next page: use PrevNext.
 *
 * **Accessibility:** It's a named navigation landmark.
 */
export function RelatedPages({ pages }: { pages: readonly PageLink[] }) {
  return (
    <Root aria-label={agentStrings['related.label']}>
      <strong>{agentStrings['related.label']}</strong>
      {pages.map(({ href, title }) => (
        <a key={href} href={href}>
          <Title text={title} />
        </a>
      ))}
    </Root>
  );
}
