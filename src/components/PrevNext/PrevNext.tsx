import type { PageLink } from '../../domain/navigation/MenuNode';
import { Pair } from './PrevNext.styles';

export interface PrevNextProps {
  previous?: PageLink;
  next?: PageLink;
}

/** The pages before and after this one, in the order of the menu. */
export function PrevNext({ previous, next }: PrevNextProps) {
  return (
    <Pair aria-label="Previous and next page">
      {previous && (
        <a href={previous.href} rel="prev">
          <span>Previous</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>Next</span>
          {next.title}
        </a>
      )}
    </Pair>
  );
}
