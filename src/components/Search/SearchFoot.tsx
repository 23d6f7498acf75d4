import { memo } from 'react';
import { searchStrings } from '../../domain/strings/searchStrings';
import { Foot, Key, Keys, TextButton } from './SearchDialog.styles';

const keys = [
  ['↑↓', 'search.keyMove'],
  ['↵', 'search.keyOpen'],
  ['Ctrl ↵', 'search.keyNewTab'],
  ['Esc', 'search.keyClose'],
] as const;

/** Rendered once. */
const keyHints = keys.map(([key, name]) => (
  <Keys key={key} data-keys="">
    <Key>{key}</Key>
    {searchStrings[name]}
  </Keys>
));

interface SearchFootProps {
  /** How much was found. */
  count: string;
  /** Whether some of it is not shown yet. */
  hasMore: boolean;
  onMore: () => void;
}

/** What keys do, and how much was found. */
export const SearchFoot = memo(({ count, hasMore, onMore }: SearchFootProps) => (
  <Foot>
    {keyHints}
    <span role="status" dir="auto">
      {count}
    </span>
    {hasMore && (
      <TextButton
        type="button"
        onClick={onMore}
        // Focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {searchStrings['search.more']}
      </TextButton>
    )}
  </Foot>
));
