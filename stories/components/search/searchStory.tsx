import { useState } from 'react';
import { expect, fn, screen, waitFor } from '../../kit/storyTest';
import { createSearchEngine } from '../../../src/app/search/createSearchEngine';
import { SearchDialog } from '../../../src/components/Search/SearchDialog';
import type { SearchDialogProps } from '../../../src/components/Search/useResults';
import type { LoadSearch } from '../../../src/components/Search/useSearch';
import type { FakePlatform } from '../../kit/createFakePlatform';
import { InIsland } from '../../kit/InIsland';
import { largeFixture, searchFixture } from './searchFixture';

export const load = fn<LoadSearch>();
export const navigate = fn<(href: string, inNewTab: boolean) => void>();
export const onClose = fn();

/** Closes itself, as on a page. */
function OpenSearch(props: SearchDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <InIsland>
      <SearchDialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose();
          setIsOpen(false);
        }}
      />
    </InIsland>
  );
}

/** The index of a small site. */
export const loadFixture = async (repository?: string) =>
  createSearchEngine({ ...searchFixture, repository });

export const loadLargeFixture = async () => createSearchEngine(largeFixture);

const searchArgs: SearchDialogProps = {
  isOpen: true,
  onClose,
  load,
  from: '/toolpad/core/react-crud/',
  headings: '/toolpad/search/',
  initialQuery: '',
  navigate,
};

/** Its states come about by `play`, so each is played in every pass. */
export const searchStory = {
  component: SearchDialog,
  render: (args: SearchDialogProps) => <OpenSearch {...args} />,
  tags: ['all-modes'],
  args: searchArgs,
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
/** What was reported while the search was open: never what is typed. */
export const searchEvents = ({ analytics }: FakePlatform) =>
  analytics
    .sent()
    .flatMap((event) => (event.name === 'search' ? [Object.values(event).slice(1)] : []));
export const opened = ['open', searchArgs.from];
export const fits = async () => {
  const dialog = screen.getByRole('dialog', { name: 'Search' });
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
};
