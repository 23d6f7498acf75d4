import { memo } from 'react';
import { searchStrings } from '../../domain/strings/searchStrings';
import { Foot, Key, Keys } from './SearchDialog.styles';

const keys = [
  ['↑↓', 'search.keyMove'],
  ['↵', 'search.keyOpen'],
  ['Ctrl ↵', 'search.keyNewTab'],
  ['Esc', 'search.keyClose'],
] as const;

/** What keys do, and how much was found. */
export const SearchFoot = memo(({ count }: { count: string }) => (
  <Foot>
    {keys.map(([key, name]) => (
      <Keys key={key} data-keys="">
        <Key>{key}</Key>
        {searchStrings[name]}
      </Keys>
    ))}
    <span role="status" dir="auto">
      {count}
    </span>
  </Foot>
));
