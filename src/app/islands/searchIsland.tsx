import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchDialog } from '../../components/Search/SearchDialog';
import type { OpenIsland } from './islands';
// Its chunk has what both import.
import './islands';
import { openSearch } from '../search/searchClient';
import { openHistoryEntry, type LeaveEntry } from './openHistoryEntry';

/**
 * The search of a page.
 * @param path of the folder with the search data
 */
export function searchIsland(path: string) {
  const load = () => openSearch(path);
  return function Search({ onReady }: { onReady: (open: OpenIsland) => void }) {
    const [isOpen, setIsOpen] = useState(false);
    const [initialQuery, setInitialQuery] = useState('');
    const [isTyped, setIsTyped] = useState(false);
    const leave = useRef<LeaveEntry>(undefined);
    const close = (then?: () => void) => {
      setIsOpen(false);
      leave.current?.(then);
      leave.current = undefined;
    };
    useEffect(() => {
      onReady(({ dataset }) => {
        const { typed, query = '' } = dataset;
        delete dataset.typed;
        // At once, so that the field has the focus before the next key.
        flushSync(() => {
          setInitialQuery(typed ?? query);
          setIsTyped(typed !== undefined);
          setIsOpen(true);
        });
        leave.current = openHistoryEntry(() => {
          leave.current = undefined;
          setIsOpen(false);
        });
        // That of the menu filter is for once.
        if (!dataset.for) delete dataset.query;
      });
    }, [onReady]);
    return (
      <SearchDialog
        isOpen={isOpen}
        onClose={() => close()}
        load={load}
        from={location.pathname}
        headings={path}
        initialQuery={initialQuery}
        isTyped={isTyped}
        navigate={(href, inNewTab) => {
          if (inNewTab) window.open(href, '_blank', 'noopener');
          else close(() => location.assign(href));
        }}
      />
    );
  };
}
