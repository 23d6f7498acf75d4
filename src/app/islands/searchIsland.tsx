import { useEffect, useState } from 'react';
import { SearchDialog } from '../../components/Search/SearchDialog';
import type { LoadedSearch } from '../../domain/search/SearchEngine';
import { loadSearchData } from '../../platform/page/loadSearchData';
import { nextTask } from '../../platform/page/nextTask';
import type { OpenIsland } from './islands';
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
  let loaded: Promise<LoadedSearch> | undefined;
  const load = () => {
    loaded ??= loadSearchData(path).then(async ({ data, repository }) => ({
      engine: await createSearchEngine(data, nextTask),
      repository,
    }));
    // The next time tries again.
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
  const navigate = (href: string, inNewTab: boolean) => {
    if (inNewTab) window.open(href, '_blank', 'noopener');
    else location.assign(href);
  };
  return function Search({ onReady }: { onReady: (open: OpenIsland) => void }) {
    const [isOpen, setIsOpen] = useState(false);
    const [initialQuery, setInitialQuery] = useState('');
    useEffect(() => {
      onReady(({ dataset }) => {
        setInitialQuery(dataset.query ?? selectedText());
        // That of the menu filter is for once.
        if (!dataset.for) delete dataset.query;
        setIsOpen(true);
      });
    }, [onReady]);
    return (
      <SearchDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        load={load}
        from={location.pathname}
        headings={path}
        initialQuery={initialQuery}
        navigate={navigate}
      />
    );
  };
}
