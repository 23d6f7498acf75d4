import type { PageLink } from '../../domain/navigation/MenuNode';
import { useTexts } from '../../platform/TextsContext';
import { Pair } from './PrevNext.styles';

export interface PrevNextProps {
  previous?: PageLink;
  next?: PageLink;
}

/** The pages before and after this one, in the order of the menu. */
export function PrevNext({ previous, next }: PrevNextProps) {
  const texts = useTexts();
  return (
    <Pair aria-label={texts['neighbours.label']}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{texts['neighbours.previous']}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>{texts['neighbours.next']}</span>
          {next.title}
        </a>
      )}
    </Pair>
  );
}
