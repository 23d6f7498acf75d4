import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchDialog } from '../../../components/Search/SearchDialog';
import type { FirstQuery } from '../../../components/SearchButton/SearchButton.behavior';
import { openHistoryEntry, type LeaveEntry } from '../../../platform/page/openHistoryEntry';
import type { MountIsland } from './IslandRoot';
import { renderIsland, type IslandProps } from './islands';
import { openSearch } from '../search/searchClient';

/**
 * The search of a page.
 * @param path of the folder with the search data
 */
function searchOf(path: string) {
  const load = () => openSearch(path);
  return function Search({ onReady }: IslandProps) {
    const [isOpen, setIsOpen] = useState(false);
    const [first, setFirst] = useState<FirstQuery>();
    const leave = useRef<LeaveEntry>(undefined);
    const close = (then?: () => void) => {
      setIsOpen(false);
      leave.current?.(then);
      leave.current = undefined;
    };
    useEffect(() => {
      onReady((_button, next = { query: '' }) => {
        // At once, so that the field has the focus before the next key.
        flushSync(() => {
          setFirst(next);
          setIsOpen(true);
        });
        // The field has the focus.
        if (next.selection)
          (document.activeElement as HTMLInputElement).setSelectionRange(...next.selection);
        leave.current = openHistoryEntry(() => {
          leave.current = undefined;
          setIsOpen(false);
        });
      });
    }, [onReady]);
    return (
      <SearchDialog
        isOpen={isOpen}
        onClose={() => close()}
        load={load}
        from={location.pathname}
        headings={path}
        initialQuery={first?.query}
        isInPlace={first?.selection !== undefined}
        navigate={(href, inNewTab) => {
          if (inNewTab) window.open(href, '_blank', 'noopener');
          else close(() => location.assign(href));
        }}
      />
    );
  };
}

/** The search, with the data that its button leads to. */
export const mountIsland: MountIsland = async (button, platform, signal) =>
  renderIsland(searchOf((button as HTMLAnchorElement).pathname), 'Search', platform, signal);
