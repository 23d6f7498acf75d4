import LinearProgress from '@mui/material/LinearProgress';
import { memo, useCallback, type MouseEvent, type ComponentType, type ReactNode } from 'react';
import type { SearchAnswer } from '../../domain/search/SearchEngine';
import { format, plural } from '../../domain/strings/format';
import { searchStrings } from '../../domain/strings/searchStrings';
import { strings } from '../../domain/strings/strings';
import { islandScope } from '../../theme/themeCss';
import {
  Body,
  List,
  Note,
  NoteTitle,
  Progress,
  Root,
  Sign,
  TextButton,
} from './SearchDialog.styles';
import { SearchField } from './SearchField';
import { SearchFoot } from './SearchFoot';
import { SearchKinds } from './SearchKinds';
import {
  fieldId,
  labelOf,
  OptionRow,
  rowSlots,
  type RowClasses,
  type SearchOption,
} from './SearchOptions';
import {
  isModified,
  useCombobox,
  useResults,
  type Results,
  type SearchDialogProps,
} from './useResults';

const labelId = 'docs-search-label';

/** What stands above the list: a failure, or that nothing was found. */
function Notes({ state, retry, query, answer }: Results) {
  if (state === 'failed')
    return (
      <Note role="alert">
        <Sign name="alert" />
        <bdi>{strings['search.failed']}</bdi>
        <TextButton type="button" data-framed="" onClick={retry}>
          {strings['failure.retry']}
        </TextButton>
      </Note>
    );
  if (answer?.count !== 0) return null;
  return (
    <Note>
      <NoteTitle dir="auto">{format(searchStrings['search.none'], { query })}</NoteTitle>
    </Note>
  );
}

interface RowsProps {
  classes: RowClasses;
  sections: Results['sections'];
  getOptionProps: ReturnType<typeof useCombobox>['getOptionProps'];
  onClickOf: (option: SearchOption) => (event: MouseEvent) => void;
}

/** A key renders the field at once, and the rows again only when they differ: they take most of the time. */
const Rows = memo(
  function Rows({ classes, sections, getOptionProps, onClickOf }: RowsProps) {
    let index = 0;
    return sections.map(({ title, options }, place) => (
      <div
        key={place}
        className={classes.group}
        role="group"
        aria-label={title ?? labelOf(options[0]!)}
      >
        {title !== undefined && (
          <div className={classes.groupHead} role="presentation">
            {title}
          </div>
        )}
        {options.map((option) => {
          const at = index++;
          const { key: _key, ...optionProps } = getOptionProps({ option, index: at });
          return (
            <OptionRow
              // By place: rows change their text, which takes less than to make new ones.
              key={at}
              classes={classes}
              option={option}
              optionProps={optionProps}
              onChoose={onClickOf(option)}
            />
          );
        })}
      </div>
    ));
  },
  (before, after) => before.sections === after.sections,
);

/** Whether filters change anything: results of one kind are all of them. */
const hasSeveral = (kinds: SearchAnswer['kinds']) =>
  Object.values(kinds).filter((count) => count > 0).length > 1;

function SearchPanel({ classes, ...props }: SearchDialogProps & { classes: RowClasses }) {
  const { onClose } = props;
  const results = useResults(props);
  const { query, answer, state, kind, sections, forget, showMore } = results;
  const { getInputProps, getListboxProps, getOptionProps, getRootProps } = useCombobox(
    results,
    onClose,
  );
  const onMore = useCallback(() => {
    showMore();
    // The button may go.
    document.getElementById(fieldId)?.focus();
  }, [showMore]);
  const onClickOf = (option: SearchOption) => (event: MouseEvent) => {
    if (isModified(event)) return results.leaveBy(option);
    event.preventDefault();
    results.choose(option, false);
  };

  return (
    <>
      <SearchField
        initialQuery={props.initialQuery}
        onType={results.type}
        onClear={() => results.fill('')}
        onClose={onClose}
        inputProps={{ ...getInputProps(), value: undefined, onKeyDown: getRootProps().onKeyDown }}
      />
      {answer && (kind ?? hasSeveral(answer.kinds)) && (
        <SearchKinds kinds={answer.kinds} chosen={kind} onChoose={results.setKind} />
      )}
      <Progress>
        {state === 'loading' && <LinearProgress aria-label={searchStrings['search.loading']} />}
      </Progress>
      <Body>
        <Notes {...results} />
        {query === '' && forget && (
          <TextButton type="button" data-aside="" onClick={forget}>
            {searchStrings['search.forget']}
          </TextButton>
        )}
        <List
          {...(getListboxProps() as object)}
          aria-labelledby={undefined}
          aria-label={searchStrings['search.results']}
          hidden={sections.length === 0}
        >
          <Rows {...{ classes, sections, getOptionProps, onClickOf }} />
        </List>
      </Body>
      <SearchFoot
        count={answer ? plural(searchStrings['search.count'], answer.count) : ''}
        hasMore={results.hasMore}
        onMore={onMore}
      />
    </>
  );
}

/**
 * The search of the documentation. Its field has the focus; the list below follows what is typed.
 *
 * **When to use:** Open it from anywhere on the site, to find a page, a prop or a command by its words.
 *
 * **When not to use:** Don't use it to filter one list: each has its own field.
 *
 * **Accessibility:** It's a combobox in a dialog: arrow keys choose, Enter opens, Escape closes. The number of results
 * is announced.
 */
export function SearchDialog(props: SearchDialogProps) {
  return (
    <Root
      className={islandScope}
      open={props.isOpen}
      onClose={props.onClose}
      disableScrollLock
      transitionDuration={{ enter: props.isInPlace ? 0 : 120, exit: 120 }}
      aria-labelledby={labelId}
    >
      <span id={labelId} hidden>
        {strings['search.label']}
      </span>
      <SlotClasses slots={rowSlots}>
        {(classes) => <SearchPanel {...props} classes={classes} />}
      </SlotClasses>
    </Root>
  );
}

interface CaptureProps {
  className?: string;
  children: (className: string) => ReactNode;
}

const Capture = ({ className = '', children }: CaptureProps) => children(className);

interface SlotClassesProps<Name extends string> {
  /** Styled components. */
  slots: Readonly<Record<Name, object>>;
  children: (classes: Readonly<Record<Name, string>>) => ReactNode;
}

/** Gives plain elements the class names of slots: a list renders five times as fast as with styled components. */
function SlotClasses<Name extends string>({ slots, children }: SlotClassesProps<Name>) {
  const names = Object.keys(slots) as Name[];
  const render = (classes: Partial<Record<Name, string>>, [name, ...rest]: Name[]): ReactNode => {
    if (name === undefined) return children(classes as Record<Name, string>);
    const Slot = slots[name] as ComponentType<CaptureProps & { as: typeof Capture }>;
    return (
      <Slot as={Capture}>
        {(className: string) => render({ ...classes, [name]: className }, rest)}
      </Slot>
    );
  };
  return render({}, names);
}
