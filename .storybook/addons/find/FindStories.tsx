import * as React from 'react';
import { styled } from 'storybook/theming';
import type { MatchPart } from '../../../src/domain/search/markMatches';
import type { SearchAnswer, SearchEngine } from '../../../src/domain/search/SearchEngine';
import { loadEntries } from '../../docs/entries';
import { readFile } from '../test-status/storyStatus';
import { storyTextsFile, type StoryTexts } from './storyTextsFile';

let engine: Promise<SearchEngine> | undefined;

async function makeEngine(): Promise<SearchEngine> {
  const [{ storySearch }, entries, texts] = await Promise.all([
    import('./storySearch'),
    loadEntries(),
    readFile<StoryTexts>(storyTextsFile),
  ]);
  return storySearch(entries, texts ?? { files: {}, synonyms: {} });
}

/** Loads what there is to find, once; after a failure the next call tries again. */
function openSearch(): Promise<SearchEngine> {
  engine ??= makeEngine();
  engine.catch(() => (engine = undefined));
  return engine;
}

const Root = styled.form(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: 14,
  lineHeight: '20px',
  '& > input': {
    inlineSize: '100%',
    minInlineSize: 0,
    padding: '10px 12px',
    border: `1px solid ${theme.input.border}`,
    borderRadius: theme.appBorderRadius,
    background: theme.input.background,
    color: theme.input.color,
    // Smaller, phones zoom in.
    font: 'inherit',
    fontSize: 16,
  },
  '& > output': { color: theme.textMutedColor, fontSize: 12 },
  '& > ul': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'grid',
    padding: '8px 12px',
    borderRadius: theme.appBorderRadius,
    color: theme.color.defaultText,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:is(:hover, :focus)': { background: theme.background.hoverable },
  '& a > small': { color: theme.textMutedColor, fontSize: 12 },
  '& :is(input, a):focus-visible': { outline: `2px solid ${theme.color.secondary}` },
  '& mark': { background: 'none', color: theme.color.secondary, fontWeight: 600 },
}));

const Marked = ({ parts }: { parts: readonly MatchPart[] }) =>
  parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));

const statusOf = ({ count, suggestions }: SearchAnswer) =>
  count > 0
    ? `${count} ${count === 1 ? 'story' : 'stories'} found`
    : `No story found. ${
        suggestions.length > 0
          ? `Similar: ${suggestions.join(', ')}.`
          : 'Try what is to be seen, what goes wrong, or the name of a component.'
      }`;

const statuses = {
  idle: 'By name, caption or what you would call it: cookie banner, 503, phone menu.',
  failed: 'The stories could not be loaded. Type to try again.',
};

/** Hits that are listed: nobody reads more. */
const limit = 12;

interface Props {
  /** Opens a hit without loading the workbench again. */
  open: (href: string) => void;
  autoFocus?: boolean;
}

/** A field that finds stories by what they say, and its hits. Nothing is loaded before the first key. */
export function FindStories({ open, autoFocus }: Props) {
  const [query, setQuery] = React.useState('');
  const [answer, setAnswer] = React.useState<SearchAnswer | keyof typeof statuses>('idle');
  React.useEffect(() => {
    let isCurrent = true;
    const set = (next: typeof answer) => isCurrent && setAnswer(next);
    if (query.trim() === '') set('idle');
    else
      openSearch().then(
        ({ search }) => set(search(query, { limit })),
        () => set('failed'),
      );
    return () => void (isCurrent = false);
  }, [query]);
  const move = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setQuery('');
    if (!step) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };
  const openFirst = async () => {
    // What was typed last may not be answered yet.
    const [first] = (await openSearch()).search(query).groups;
    if (first) open(first.href);
  };
  const follow = (event: React.MouseEvent, href: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(href);
  };
  return (
    <Root
      role="search"
      onKeyDown={move}
      onSubmit={(event) => {
        event.preventDefault();
        void openFirst();
      }}
    >
      <input
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        aria-label="Find a story"
        placeholder="Find a story"
        autoComplete="off"
        enterKeyHint="go"
        autoFocus={autoFocus}
      />
      <output>{typeof answer === 'string' ? statuses[answer] : statusOf(answer)}</output>
      {typeof answer !== 'string' && answer.count > 0 && (
        <ul>
          {answer.groups.map(({ href, title, trail, excerpt }) => (
            <li key={href}>
              <a href={`./${href}`} target="_top" onClick={(event) => follow(event, href)}>
                <span>
                  <Marked parts={title} />
                </span>
                <small>{trail}</small>
                <small>
                  <Marked parts={excerpt} />
                </small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
