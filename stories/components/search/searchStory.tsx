import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IslandRoot } from '../../../src/app/browser/islands/IslandRoot';
import { createSearchEngine } from '../../../src/app/search/createSearchEngine';
import { SearchDialog } from '../../../src/components/Search/SearchDialog';
import type { LoadSearch } from '../../../src/components/Search/useSearch';
import { usePlatform } from '../../../src/platform/PlatformContext';
import { largeFixture, searchFixture } from './searchFixture';

export const load = fn<LoadSearch>();
export const navigate = fn<(href: string, inNewTab: boolean) => void>();
export const onClose = fn();

interface SearchProps {
  query: string;
  from: string;
}

function Search({ query, from }: SearchProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <IslandRoot platform={usePlatform()}>
      <SearchDialog
        isOpen={isOpen}
        onClose={() => {
          onClose();
          setIsOpen(false);
        }}
        load={load}
        from={from}
        headings="/toolpad/search/"
        initialQuery={query}
        navigate={navigate}
      />
    </IslandRoot>
  );
}

/** The index of a small site. */
export const loadFixture = async (repository?: string) =>
  createSearchEngine({ ...searchFixture, repository });

export const loadLargeFixture = async () => createSearchEngine(largeFixture);

/** Its states come about by `play`, so each is played in every pass. */
export const searchStory = {
  component: Search,
  tags: ['all-modes'],
  args: { query: '', from: '/toolpad/core/react-crud/' },
  parameters: { behaviors: [], hydrated: true },
  beforeEach: () => {
    load.mockReset();
    load.mockImplementation(() => loadFixture());
    navigate.mockReset();
    onClose.mockReset();
  },
};

export const field = () => screen.findByRole('combobox', { name: 'Search the documentation' });
export const options = () => screen.getAllByRole('option');
export const isReady = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
export const highlighted = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};
export const fits = async () => {
  const dialog = screen.getByRole('dialog', { name: 'Search' });
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
};
