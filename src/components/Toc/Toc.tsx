import { strings } from '../../domain/strings/strings';
import { Breaks, Title } from '../Prose/Prose';
import { FoldedToc, Summary, TocColumn } from './Toc.styles';

export interface TocEntry {
  id: string;
  title: string;
  depth: 2 | 3;
}

export interface TocProps {
  entries: readonly TocEntry[];
}

/** Signs at the ends of a name, such as the dot of `.generated`, would change sides in a page from right to left. */
function Entry({ text }: { text: string }) {
  if (/\s/.test(text)) return <Title text={text} />;
  const name = <Breaks code={text} />;
  return /^\W|\W$/.test(text) ? <bdi>{name}</bdi> : name;
}

function TocList({ entries }: TocProps) {
  return (
    <ul>
      {entries.map(({ id, title: text, depth }) => (
        <li key={id} data-depth={depth === 3 ? 3 : undefined}>
          <a href={`#${id}`}>
            <Entry text={text} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The page's H2 and H3 as a column at its end; hidden where there is no room for one.
 *
 * **When to use:** Use it on every page with at least two headings, to show what's on it and where you are.
 *
 * **When not to use:** Leave it out of pages with fewer than two headings.
 *
 * **Accessibility:** It's a named navigation landmark. On small windows it's a disclosure after the title.
 */
export function Toc({ entries }: TocProps) {
  if (entries.length === 0) return null;
  return (
    <TocColumn aria-labelledby="docs-toc-title" data-toc="">
      <strong id="docs-toc-title">{strings['toc.title']}</strong>
      <TocList entries={entries} />
    </TocColumn>
  );
}

/** The same list, folded, below the title of an article in a narrow window. */
export function TocFolded({ entries }: TocProps) {
  if (entries.length === 0) return null;
  return (
    <FoldedToc className="screen-only disclosures" data-toc-folded="">
      <Summary>{strings['toc.title']}</Summary>
      <TocList entries={entries} />
    </FoldedToc>
  );
}
