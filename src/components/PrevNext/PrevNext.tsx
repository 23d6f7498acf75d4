import type { PageLink } from '../../domain/navigation/menu';
import { strings } from '../../domain/strings/strings';
import { Pair } from './PrevNext.styles';

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
