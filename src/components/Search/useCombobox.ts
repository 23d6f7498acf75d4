import useAutocomplete from '@mui/material/useAutocomplete';
import { useMemo, type KeyboardEvent, type MouseEvent } from 'react';
import { fieldId, labelOf, type SearchOption } from './SearchOptions';
import type { Results } from './useResults';

/** Whether a click or Enter opens another tab. */
export const isModified = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent) =>
  ctrlKey || metaKey || shiftKey;

/** The combobox of the field and the list. */
export function useCombobox(
  { query, state, kind, sections, choose }: Results,
  onClose: () => void,
) {
  const options = useMemo(() => sections.flatMap((section) => section.options), [sections]);
  return useAutocomplete<SearchOption, false, false, true>({
    id: fieldId,
    options,
    open: true,
    // Without it, a render that changes no option highlights the first one again.
    disableCloseOnSelect: true,
    freeSolo: true,
    autoHighlight: query !== '',
    value: null,
    // Of the options, not of the field: when it changes, the first option is highlighted.
    inputValue: query && `${state} ${kind ?? ''} ${query}`,
    filterOptions: (all) => all,
    getOptionLabel: (option) => (typeof option === 'string' ? option : labelOf(option)),
    isOptionEqualToValue: () => false,
    onHighlightChange: (_event, option, reason) => {
      if (!option || reason !== 'keyboard') return;
      document
        .getElementById(`${fieldId}-option-${options.indexOf(option)}`)
        ?.scrollIntoView({ block: 'nearest' });
    },
    onChange: (event, option) => {
      if (option && typeof option !== 'string') choose(option, isModified(event as KeyboardEvent));
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
  });
}
