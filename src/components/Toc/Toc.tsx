import { strings } from '../../domain/strings/strings';
import { FoldedLink, FoldedToc, Link, Summary, Title, TocColumn } from './Toc.styles';

export interface TocEntry {
  id: string;
  title: string;
  depth: 2 | 3;
}

export interface TocProps {
  entries: readonly TocEntry[];
}

function TocList({ entries, Entry }: TocProps & { Entry: typeof Link | typeof FoldedLink }) {
  return (
    <ul>
      {entries.map(({ id, title: text, depth }) => (
        <li key={id} data-depth={depth === 3 ? 3 : undefined}>
          <Entry href={`#${id}`}>{text}</Entry>
        </li>
      ))}
    </ul>
  );
}

/** The page's H2 and H3 as a column at its end; hidden where there is no room for one. */
export function Toc({ entries }: TocProps) {
  if (entries.length === 0) return null;
  return (
    <TocColumn aria-labelledby="docs-toc-title" data-toc="">
      <Title id="docs-toc-title">{strings['toc.title']}</Title>
      <TocList entries={entries} Entry={Link} />
    </TocColumn>
  );
}

/** The same list, folded, at the start of the article of a narrow window. */
export function TocFolded({ entries }: TocProps) {
  return (
    <FoldedToc className="screen-only disclosures" data-toc-folded="">
      <Summary>{strings['toc.title']}</Summary>
      <TocList entries={entries} Entry={FoldedLink} />
    </FoldedToc>
  );
}
