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

function TocList({ entries }: TocProps) {
  return (
    <ul>
      {entries.map(({ id, title: text, depth }) => (
        <li key={id} data-depth={depth === 3 ? 3 : undefined}>
          <a href={`#${id}`}>
            {/\s/.test(text) ? (
              <Title text={text} />
            ) : (
              <bdi>
                <Breaks code={text} />
              </bdi>
            )}
          </a>
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
