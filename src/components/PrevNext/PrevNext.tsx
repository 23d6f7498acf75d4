import type { PageLink } from '../../domain/navigation/MenuNode';
import { strings } from '../../domain/strings/strings';
import { Pair } from './PrevNext.styles';

export interface PrevNextProps {
  previous?: PageLink;
  next?: PageLink;
}

/** The pages before and after this one, in the order of the menu. */
export function PrevNext({ previous, next }: PrevNextProps) {
  return (
    <Pair aria-label={strings['neighbours.label']}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{strings['neighbours.previous']}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>{strings['neighbours.next']}</span>
          {next.title}
        </a>
      )}
    </Pair>
  );
}
