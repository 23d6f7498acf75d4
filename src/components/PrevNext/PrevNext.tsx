import type { PageLink } from '../../domain/navigation/MenuNode';
import { strings } from '../../domain/strings/strings';
import { Label, Link, Pair } from './PrevNext.styles';

export interface PrevNextProps {
  previous?: PageLink;
  next?: PageLink;
}

/** The pages before and after this one, in the order of the menu. */
export function PrevNext({ previous, next }: PrevNextProps) {
  return (
    <Pair aria-label={strings['neighbors.label']}>
      {previous && (
        <Link href={previous.href} rel="prev">
          <Label>{strings['neighbors.previous']}</Label>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next">
          <Label>{strings['neighbors.next']}</Label>
          {next.title}
        </Link>
      )}
    </Pair>
  );
}
