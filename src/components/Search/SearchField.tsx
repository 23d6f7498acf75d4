import { memo, type InputHTMLAttributes } from 'react';
import { searchStrings } from '../../domain/strings/searchStrings';
import { strings } from '../../domain/strings/strings';
import { Icon } from '../Icon/Icon';
import { Close, Head, Input, Sign, TextButton } from './SearchDialog.styles';

/** Rendered once. */
const sign = <Sign name="search" />;

interface SearchFieldProps {
  initialQuery: string | undefined;
  onType: (query: string) => void;
  onClear: () => void;
  onClose: () => void;
  /** From `useAutocomplete`. */
  inputProps: InputHTMLAttributes<HTMLInputElement>;
}

const CloseButton = memo(({ onClick }: { onClick: () => void }) => (
  <Close aria-label={strings['dialog.close']} onClick={onClick}>
    <Icon name="close" />
  </Close>
));

/** The field keeps its own text: a key renders its results, and nothing before them. */
export const SearchField = ({
  initialQuery,
  onType,
  onClear,
  onClose,
  inputProps,
}: SearchFieldProps) => (
  <Head>
    {sign}
    <Input
      {...inputProps}
      defaultValue={initialQuery}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      type="search"
      enterKeyHint="go"
      autoFocus
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      aria-label={searchStrings['search.placeholder']}
      placeholder={searchStrings['search.placeholder']}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <TextButton
      type="button"
      data-clear=""
      onClick={onClear}
      onMouseDown={(event) => event.preventDefault()}
    >
      {searchStrings['search.clear']}
    </TextButton>
    <CloseButton onClick={onClose} />
  </Head>
);
