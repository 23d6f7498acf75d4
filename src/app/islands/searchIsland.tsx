import { useEffect, useState } from 'react';
import { SearchDialog } from '../../components/Search/SearchDialog';
import type { SearchData, SearchPointer } from '../../domain/search/SearchData';
import type { SearchEngine } from '../../domain/search/SearchEngine';
import { fetchJson } from '../../platform/page/fetchJson';
import { createSearchEngine } from '../search/createSearchEngine';

/** Longer selections are not what someone searches for. */
const longestSelection = 60;

function selectedText(): string {
  const text = String(getSelection() ?? '').trim();
  return text.length <= longestSelection && !text.includes('\n') ? text : '';
}

/**
 * The search of a page.
 * @param path of the folder with the search data
 */
export function searchIsland(path: string) {
  let engine: Promise<SearchEngine> | undefined;
  const load = () => {
    engine ??= fetchJson(`${path}index.json`)
      .then((pointer) => fetchJson((pointer as SearchPointer).data))
      .then((data) => createSearchEngine(data as SearchData));
    // The next time tries again.
    engine.catch(() => {
      engine = undefined;
    });
    return engine;
  };
  const navigate = (href: string, inNewTab: boolean) => {
    if (inNewTab) window.open(href, '_blank', 'noopener');
    else location.assign(href);
  };
  return function Search({ onReady }: { onReady: (open: () => void) => void }) {
    const [isOpen, setIsOpen] = useState(false);
    const [initialQuery, setInitialQuery] = useState('');
    useEffect(() => {
      onReady(() => {
        setInitialQuery(selectedText());
        setIsOpen(true);
      });
    }, [onReady]);
    return (
      <SearchDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        load={load}
        from={location.pathname}
        initialQuery={initialQuery}
        navigate={navigate}
      />
    );
  };
}
