import * as React from 'react';
import type { ChangedStory } from '../../../scripts/screenshots/compareSets';
import { decisionsOn, verdictOn } from '../../../scripts/screenshots/decisions';
import { changesFolder } from '../../../scripts/workbench/resultFiles';
import { Button, Row } from '../ad-timeline/AdTimelinePanel.styles';
import { dateOf } from '../test-status/storyStatus';
import { Lines, Pictures, Slider, Verdict } from './changes.styles';
import { decide, decisions, sameAs } from './changesStore';

const verdicts = { accepted: 'Accepted', rejected: 'Rejected', open: 'Not decided' };
const deeds = { accept: 'accepted', reject: 'rejected', comment: 'commented' };

const views = ['Before and after', 'Slider', 'Difference'] as const;

const addressOf = (folder: string, file: string) => `./${changesFolder}/${folder}/${file}.png`;

const Picture = ({ label, folder, file }: { label: string; folder: string; file: string }) => (
  <figure>
    <figcaption>{label}</figcaption>
    <a href={addressOf(folder, file)} target="_blank" rel="noreferrer">
      <img src={addressOf(folder, file)} alt={label} />
    </a>
  </figure>
);

function BeforeAfterSlider({ file }: { file: string }) {
  const [share, setShare] = React.useState(50);
  return (
    <Slider style={{ '--share': `${share}%` } as React.CSSProperties}>
      <label>
        Before{' '}
        <input
          type="range"
          aria-label="Share of the picture before the change"
          value={share}
          onChange={({ target }) => setShare(Number(target.value))}
        />{' '}
        After
      </label>
      <div>
        <img src={addressOf('before', file)} alt="Before" />
        <img src={addressOf('after', file)} alt="After" />
      </div>
    </Slider>
  );
}

/** A line each of what is gone and what is new. Most changes need the first of them, a new theme has thousands. */
const LineList = ({ title, lines }: { title: string; lines: readonly string[] }) => {
  const shown = lines.slice(0, 200);
  return (
    lines.length > 0 && (
      <Lines open={lines.length <= 40}>
        <summary>
          {title} ({lines.length})
        </summary>
        <ul>
          {shown.map((line) => (
            <li key={line} data-sign={line[0]}>
              {line.slice(2)}
            </li>
          ))}
        </ul>
        {shown.length < lines.length && <p>{lines.length - shown.length} more</p>}
      </Lines>
    )
  );
};

/** What to say of a story, with the field for a reason or a comment while it is asked for. */
function Decide({ story, asked, onAsk, onDecided }: DecisionProps & { story: ChangedStory }) {
  const say = (decision: 'accept' | 'reject' | 'comment', text = '', stories = [story]) => {
    onAsk(undefined);
    void decide(stories, decision, text);
    onDecided(decision);
  };
  const same = sameAs(story);
  return asked ? (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget).get('text')).trim();
        if (asked === 'reject' || text) say(asked, text);
      }}
    >
      <Row role="group" aria-label="Decision">
        <label>
          {asked === 'reject' ? 'What is wrong?' : 'Comment'}{' '}
          <input
            name="text"
            size={48}
            autoFocus
            onKeyDown={({ key }) => key === 'Escape' && onAsk(undefined)}
          />
        </label>
        <Button type="submit">{asked === 'reject' ? 'Reject' : 'Comment'}</Button>
        <Button type="button" onClick={() => onAsk(undefined)}>
          Cancel
        </Button>
      </Row>
    </form>
  ) : (
    <Row role="group" aria-label="Decision">
      <Button aria-keyshortcuts="A" onClick={() => say('accept')}>
        <kbd>A</kbd> Accept
      </Button>
      <Button aria-keyshortcuts="R" onClick={() => onAsk('reject')}>
        <kbd>R</kbd> Reject
      </Button>
      <Button aria-keyshortcuts="C" onClick={() => onAsk('comment')}>
        <kbd>C</kbd> Comment
      </Button>
      {same.length > 1 && (
        <Button aria-keyshortcuts="Shift+A" onClick={() => say('accept', '', same)}>
          <kbd>⇧ A</kbd> Accept all {same.length} that differ in the same
        </Button>
      )}
    </Row>
  );
}

export interface DecisionProps {
  /** What a text is typed for. */
  asked: 'reject' | 'comment' | undefined;
  onAsk: (asked: 'reject' | 'comment' | undefined) => void;
  onDecided: (decision: 'accept' | 'reject' | 'comment') => void;
}

/** How a story or page differs, and what was decided. */
export function ChangedStoryView({ story, ...props }: DecisionProps & { story: ChangedStory }) {
  const [modeName, setModeName] = React.useState(story.modes[0]!.mode);
  const [view, setView] = React.useState<(typeof views)[number]>('Before and after');
  const { all } = React.useSyncExternalStore(decisions.subscribe, decisions.get);
  const mode = story.modes.find((one) => one.mode === modeName) ?? story.modes[0]!;
  const { file, status, pixels, readings, failure } = mode;
  const verdict = verdictOn(story, all);
  const said = decisionsOn(story, all).filter((one) => one.mode === mode.mode);
  return (
    <>
      <Row role="group" aria-label="Mode">
        <Verdict data-verdict={verdict}>{verdicts[verdict]}</Verdict>
        {story.modes.map((one) => (
          <Button key={one.mode} aria-pressed={one === mode} onClick={() => setModeName(one.mode)}>
            {one.mode}
          </Button>
        ))}
        <span>
          {status === 'changed' && `${pixels.toLocaleString('en')} pixels differ`}
          {status === 'same' && 'Looks the same'}
          {status === 'added' && 'New'}
          {status === 'removed' && 'Gone'}
        </span>
      </Row>
      <Decide story={story} {...props} />
      {said.map(({ decision, by, date, text }) => (
        <p key={date}>
          {by ?? 'You'} {deeds[decision]} on {dateOf(date)}
          {text && `: “${text}”`}
        </p>
      ))}
      {failure && <Lines as="pre">{failure}</Lines>}
      {status === 'changed' && (
        <Row role="group" aria-label="Pictures">
          {views.map((name) => (
            <Button key={name} aria-pressed={name === view} onClick={() => setView(name)}>
              {name}
            </Button>
          ))}
        </Row>
      )}
      <Pictures>
        {status !== 'changed' ? (
          <Picture
            label={status === 'removed' ? 'Before' : 'After'}
            folder={status === 'removed' ? 'before' : 'after'}
            file={file}
          />
        ) : view === 'Slider' ? (
          <BeforeAfterSlider file={file} />
        ) : view === 'Difference' ? (
          <Picture label="Difference" folder="difference" file={file} />
        ) : (
          ['Before', 'After'].map((label) => (
            <Picture key={label} label={label} folder={label.toLowerCase()} file={file} />
          ))
        )}
      </Pictures>
      <LineList title="What a screen reader gets" lines={readings.screenReader} />
      <LineList title="Findings of axe" lines={readings.axe} />
      <LineList title="Styles and texts" lines={readings.look} />
    </>
  );
}
