import type { PageLink } from '../../domain/navigation/menu';
import { strings } from '../../domain/strings/strings';
import { Pair } from './PrevNext.styles';

export interface PrevNextProps {
  previous?: PageLink;
  next?: PageLink;
}

/** The pages before and after this one, in the order of the menu. */
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
