import IconButton from '@mui/material/IconButton';
import { memo, type InputHTMLAttributes } from 'react';
import { searchStrings } from '../../domain/strings/searchStrings';
import { strings } from '../../domain/strings/strings';
import { Icon } from '../Icon/Icon';
import { Head, Input, Sign, TextButton } from './SearchDialog.styles';

interface SearchFieldProps {
  query: string;
  /** Whether the focus leaves the query unselected. */
  isTyped: boolean | undefined;
  onType: (query: string) => void;
  onClose: () => void;
  /** From `useAutocomplete`. */
  inputProps: InputHTMLAttributes<HTMLInputElement>;
}

const Close = memo(({ onClick }: { onClick: () => void }) => (
  <IconButton size="small" aria-label={strings['dialog.close']} onClick={onClick}>
    <Icon name="close" />
  </IconButton>
));

export const SearchField = ({ query, isTyped, onType, onClose, inputProps }: SearchFieldProps) => (
  <Head>
    <Sign name="search" />
    <Input
      {...inputProps}
      value={query}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      type="search"
      enterKeyHint="go"
      autoFocus
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      aria-label={searchStrings['search.placeholder']}
      placeholder={searchStrings['search.placeholder']}
      onFocus={({ currentTarget }) => !isTyped && currentTarget.select()}
    />
    {query !== '' && (
      <TextButton
        type="button"
        onClick={() => onType('')}
        onMouseDown={(event) => event.preventDefault()}
      >
        {searchStrings['search.clear']}
      </TextButton>
    )}
    <Close onClick={onClose} />
  </Head>
);
