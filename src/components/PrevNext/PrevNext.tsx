import { styled } from '@mui/material/styles';
import type { PageLink } from '../../domain/navigation/menu';
import { strings } from '../../domain/strings/strings';
import { partOverrides, linkBox } from '../../theme/mixins';

const Pair = styled('nav', {
  name: 'DocsPrevNext',
  slot: 'Root',
  overridesResolver: partOverrides({ link: '> *', label: '> * > *' }),
})(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  maxInlineSize: 'var(--measure)',
  '& > *': {
    ...linkBox(theme),
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(0.25),
    padding: `calc(var(--step) - 4px) ${theme.spacing(2)}`,
    color: theme.vars.palette.primary.main,
    fontWeight: 500,
    // A name of an API is one long word.
    overflowWrap: 'anywhere',
    '&:hover': { borderColor: 'currentColor' },
    '&[rel="next"]': { gridColumn: 2, textAlign: 'end' },
  },
  '& > * > *': {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
    fontWeight: 400,
  },
}));

export interface PrevNextProps {
  previous?: PageLink;
  next?: PageLink;
}

/**
 * The pages before and after this one, in the order of the menu.
 *
 * **When to use:** Use it at the end of pages that are read one after the other.
 *
 * **When not to use:** Don't use it for related pages elsewhere in the menu: use RelatedPages.
 *
 * **Accessibility:** It's a named navigation landmark. The direction is a word, not an arrow alone.
 */
export function PrevNext({ previous, next }: PrevNextProps) {
  return (
    <Pair aria-label={strings['neighbors.label']}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{strings['neighbors.previous']}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>{strings['neighbors.next']}</span>
          {next.title}
        </a>
      )}
    </Pair>
  );
}
