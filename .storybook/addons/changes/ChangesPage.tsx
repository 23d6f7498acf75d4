import * as React from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { Changes } from '../../../scripts/screenshots/changes';
import { verdictOn } from '../../../scripts/screenshots/decisions';
import { CopyButton } from '../CopyButton';
import { ChangedStoryView, type DecisionProps } from './ChangedStoryView';
import { Queue, Verdict } from './changes.styles';
import { command, comparison, decisions, linesOf, messages } from './changesStore';

export const pageUrl = '/changes/';

/** The commit as it was asked for, a hash in short. */
const nameOf = ({ against, commit }: Changes) =>
  commit.startsWith(against) ? commit.slice(0, 8) : against;

const signs = { accepted: '✓', rejected: '✗', open: '' };
const words = { accepted: 'accepted', rejected: 'rejected', open: 'not decided' };

const click = (keys: string) =>
  document.querySelector<HTMLElement>(`[aria-keyshortcuts="${keys}"]`)?.click();

const hasField = ({ target, metaKey, ctrlKey, altKey }: KeyboardEvent) =>
  metaKey || ctrlKey || altKey || (target as Element).closest('input, textarea, select') !== null;

function ReviewQueue({ changes }: { changes: Changes }) {
  const { all, unsaved } = React.useSyncExternalStore(decisions.subscribe, decisions.get);
  const api = useStorybookApi();
  const { path } = useStorybookState();
  const [asked, setAsked] = React.useState<DecisionProps['asked']>();
  const [news, setNews] = React.useState('');
  const heading = React.useRef<HTMLHeadingElement>(null);
  const stories = changes.causes.flatMap((cause) =>
    cause.stories.map((story) => ({ story, cause })),
  );
  const isOpen = ({ story }: (typeof stories)[number]) =>
    verdictOn(story, decisions.get().all) === 'open';
  const wanted = path?.slice(pageUrl.length);
  const chosen = stories.findIndex(({ story }) => story.id === wanted);
  const at = chosen >= 0 ? chosen : Math.max(0, stories.findIndex(isOpen));
  const current = stories[at];
  const open = stories.filter(isOpen).length;
  const go = (to: number) => {
    const next = stories[to];
    if (!next) return;
    setAsked(undefined);
    api.navigate(pageUrl + next.story.id);
  };
  const onDecided: DecisionProps['onDecided'] = (decision) => {
    if (!current) return;
    setNews(`${current.story.title}, ${current.story.name}: ${decision}`);
    if (decision === 'comment') return;
    // From here on, and then from the start.
    const rest = [...stories.slice(at + 1), ...stories.slice(0, at)];
    const next = rest.find(isOpen);
    if (next) go(stories.indexOf(next));
  };
  React.useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollTo(0, 0);
    document.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  React.useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (hasField(event)) return;
      const keys: Record<string, () => void> = {
        j: () => go(at + 1),
        k: () => go(at - 1),
        a: () => click('A'),
        A: () => click('Shift+A'),
        r: () => setAsked('reject'),
        c: () => setAsked('comment'),
      };
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <Queue>
      <header>
        <h1>Changes beside {nameOf(changes)}</h1>
        <output>
          {stories.length - open} of {stories.length} decided
        </output>
        <span>
          <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>A</kbd> accept, <kbd>R</kbd> reject,{' '}
          <kbd>C</kbd> comment
        </span>
        {unsaved.length > 0 && (
          <span>
            {unsaved.length} decisions are in this browser alone.{' '}
            <CopyButton text={linesOf(unsaved)}>Copy lines for .review/decisions.jsonl</CopyButton>
          </span>
        )}
        <span role="status" className="sb-sr-only">
          {news}
        </span>
      </header>
      <nav aria-label="Changes">
        {changes.causes.map(({ name, files, stories: own }) => (
          <React.Fragment key={name}>
            <h2 title={files.join('\n')}>
              {name} <small>{own.length}</small>
            </h2>
            <ol>
              {own.map((story) => {
                const verdict = verdictOn(story, all);
                return (
                  <li key={story.id}>
                    <a
                      href={`?path=${pageUrl}${story.id}`}
                      aria-current={story === current?.story ? 'true' : undefined}
                      onClick={(event) => {
                        event.preventDefault();
                        go(stories.findIndex((one) => one.story === story));
                      }}
                    >
                      <Verdict data-verdict={verdict} aria-label={words[verdict]} role="img">
                        {signs[verdict]}
                      </Verdict>
                      <span>
                        {story.title.split('/').at(-1)}: {story.name}
                      </span>
                    </a>
                  </li>
                );
              })}
            </ol>
          </React.Fragment>
        ))}
        {changes.tokens.length > 0 && (
          <>
            <h2>Design tokens</h2>
            <ul>
              {changes.tokens.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </nav>
      <main>
        {current ? (
          <>
            <h2 ref={heading} tabIndex={-1}>
              {current.story.title}: {current.story.name}
            </h2>
            <p>
              Changed: {[current.cause.name, ...current.story.others].join(', ')}{' '}
              {!current.story.id.startsWith('page-') && (
                <a href={`?path=/story/${current.story.id}`}>Open the story</a>
              )}
            </p>
            <ChangedStoryView
              key={current.story.id}
              story={current.story}
              asked={asked}
              onAsk={setAsked}
              onDecided={onDecided}
            />
          </>
        ) : (
          <p>Nothing differs from {nameOf(changes)}.</p>
        )}
      </main>
    </Queue>
  );
}

/** Everything that differs, by its cause, to be accepted or rejected one after another. */
export function ChangesPage() {
  const changes = React.useSyncExternalStore(comparison.subscribe, comparison.get);
  if (typeof changes !== 'string') return <ReviewQueue changes={changes} />;
  return (
    <Queue>
      <main>
        <p>{messages[changes]}</p>
        {changes === 'none' && <code>{command}</code>}
      </main>
    </Queue>
  );
}
