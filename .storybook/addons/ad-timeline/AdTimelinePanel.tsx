import * as React from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useArgs, useChannel, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { adTable } from '../../../src/domain/ads/adTable';
import type { AdScenario } from '../../../stories/kit/createAdTestBed';
import { adTimelineChannel, type AdCommand, type AdSnapshot } from './adTimelineChannel';

const { pollEvery, maxTries, triesBeforeBlocked, appealShare, inlineShare } = adTable;
const end = (maxTries - 1) * pollEvery;
const flip = triesBeforeBlocked * pollEvery;
/** The highest draw, of four digits, that gives the appeal. */
const justAppeal = Number((appealShare - 0.0001).toFixed(4));
const place = (time: number) => `${(Math.min(time, end) / end) * 100}%`;
const seconds = (time: number) => `${(time / 1000).toFixed(time % 100 ? 3 : 1)} s`;

const Root = styled.div({ display: 'grid', gap: 16, padding: 16, fontSize: 12, lineHeight: 1.5 });

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

const Button = styled.button(({ theme }) => ({
  padding: '4px 10px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.button.background,
  color: theme.color.defaultText,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover, &[aria-pressed="true"]': {
    borderColor: theme.barSelectedColor,
    color: theme.barSelectedColor,
  },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
}));

const Line = styled.div(({ theme }) => ({
  position: 'relative',
  blockSize: 76,
  marginInline: 24,
  '& > *': { position: 'absolute' },
  '& > hr': {
    insetBlockStart: 12,
    insetInline: 0,
    margin: 0,
    border: 0,
    borderBlockStart: `1px solid ${theme.appBorderColor}`,
  },
  '& > button': {
    insetBlockStart: 0,
    inlineSize: 18,
    blockSize: 25,
    padding: 0,
    border: 0,
    background: 'none',
    transform: 'translateX(-50%)',
    cursor: 'pointer',
    '&::before': {
      content: '""',
      display: 'block',
      inlineSize: 8,
      blockSize: 8,
      margin: 'auto',
      borderRadius: '50%',
      border: `1.5px solid ${theme.textMutedColor}`,
      background: theme.background.content,
    },
    '&[data-result="none"]::before': { background: theme.textMutedColor },
    '&[data-result="ad"]::before': {
      borderColor: theme.color.positive,
      background: theme.color.positive,
    },
    '&[data-result="no-inventory"]::before': {
      borderColor: theme.color.warning,
      background: theme.color.warning,
    },
    '&:hover::before': { boxShadow: `0 0 0 3px ${theme.appBorderColor}` },
  },
  '& > i': {
    insetBlockStart: 0,
    inlineSize: 2,
    blockSize: 48,
    background: theme.barSelectedColor,
    transform: 'translateX(-50%)',
  },
  '& > b': {
    insetBlockStart: 28,
    blockSize: 20,
    overflow: 'hidden',
    paddingInline: 6,
    borderInlineStart: `2px solid ${theme.barSelectedColor}`,
    background: theme.background.hoverable,
    fontWeight: 500,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& > small': {
    insetBlockStart: 54,
    color: theme.textMutedColor,
    transform: 'translateX(-50%)',
    fontSize: 11,
    whiteSpace: 'nowrap',
  },
}));

const Facts = styled.ol(({ theme }) => ({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: theme.typography.fonts.mono,
  color: theme.color.defaultText,
}));

/** The story's ad slot on a timeline, with controls to move the clock. */
export function AdTimelinePanel() {
  const { storyId } = useStorybookState();
  const [args, updateArgs] = useArgs() as unknown as [AdScenario, (settings: AdScenario) => void];
  const [snapshot, setSnapshot] = React.useState<AdSnapshot | null>(null);
  const emit = useChannel({ [adTimelineChannel.snapshot]: setSnapshot });

  React.useEffect(
    () => emit(adTimelineChannel.command, { do: 'report' } satisfies AdCommand),
    [emit, storyId],
  );

  if (!snapshot || snapshot.storyId !== storyId)
    return <Root>This story has no advertising slot. Open one below Components, AdSlot.</Root>;

  const { now, looks, states, reports, requests, waitingFeeds } = snapshot;
  const command = (what: AdCommand) => emit(adTimelineChannel.command, what);
  const go = (to: number) => {
    command({ do: 'go', to });
    if (to < now) emit(FORCE_REMOUNT, { storyId });
  };
  const set = (settings: AdScenario) => {
    updateArgs({ ...settings, draws: { ...args.draws, ...settings.draws } });
  };
  const { appeal = 0.5, house = 0, shape = 0.5 } = args.draws ?? {};
  const choice = (label: string, isChosen: boolean, settings: AdScenario) => (
    <Button key={label} type="button" aria-pressed={isChosen} onClick={() => set(settings)}>
      {label}
    </Button>
  );

  return (
    <Root>
      <Row>
        <Button type="button" onClick={() => go(0)}>
          Start again
        </Button>
        <Button type="button" onClick={() => go((Math.floor(now / pollEvery) + 1) * pollEvery)}>
          Step one try
        </Button>
        <Button type="button" onClick={() => go(flip - 1)}>
          {flip - 1} ms
        </Button>
        <Button type="button" onClick={() => go(flip)}>
          The flip, {flip} ms
        </Button>
        <Button type="button" onClick={() => go(end)}>
          The end, {end} ms
        </Button>
        <Button type="button" onClick={() => command({ do: 'deliver', what: 'ad' })}>
          Deliver the placement now
        </Button>
        <Button type="button" onClick={() => command({ do: 'deliver', what: 'no-inventory' })}>
          Deliver the filler
        </Button>
        <Button
          type="button"
          disabled={waitingFeeds === 0}
          onClick={() => command({ do: 'answer-feed', ok: true })}
        >
          Answer the feed
        </Button>
        <Button
          type="button"
          disabled={waitingFeeds === 0}
          onClick={() => command({ do: 'answer-feed', ok: false })}
        >
          Fail the feed
        </Button>
      </Row>
      <Line>
        <hr />
        {Array.from({ length: maxTries }, (_, index) => {
          const time = index * pollEvery;
          const result = looks.findLast(({ at }) => at === time)?.result;
          const title = `Try ${index + 1}, ${seconds(time)}: ${result ?? 'not made'}`;
          return (
            <button
              key={time}
              type="button"
              data-result={result}
              title={title}
              aria-label={title}
              style={{ insetInlineStart: place(time) }}
              onClick={() => go(time)}
            />
          );
        })}
        {states.map(({ at, name }, index) => {
          const until = states[index + 1]?.at ?? Math.max(now, at + 1);
          return (
            <b
              key={at + name}
              title={`${name}, from ${seconds(at)}`}
              style={{
                insetInlineStart: place(at),
                inlineSize: `max(8px, ${((Math.min(until, end) - at) / end) * 100}%)`,
              }}
            >
              {name}
            </b>
          );
        })}
        {[0, flip, 9500, end].map((time) => (
          <small key={time} style={{ insetInlineStart: place(time) }}>
            {seconds(time)}
          </small>
        ))}
        <i style={{ insetInlineStart: place(now) }} title={`Now: ${seconds(now)}`} />
      </Line>
      <Row role="group" aria-label="Draws">
        Now {seconds(now)}, {states.at(-1)?.name}. Draws:
        {choice(`appeal ${justAppeal}`, appeal < appealShare, { draws: { appeal: justAppeal } })}
        {choice(`appeal ${appealShare}`, appeal >= appealShare, { draws: { appeal: appealShare } })}
        {[0, 0.25, 0.5, 0.75].map((draw, index) =>
          choice(`ad ${index + 1}`, Math.floor(house * 4) === index, { draws: { house: draw } }),
        )}
        {choice('image', shape >= inlineShare, { draws: { shape: 0.5 } })}
        {choice('inline', shape < inlineShare, { draws: { shape: 0 } })}
      </Row>
      <Facts aria-label="What went out">
        {requests.map((request, index) => (
          <li key={`${request} ${index}`}>{request}</li>
        ))}
        {reports.map(({ at, eventAction, eventLabel }) => (
          <li key={`${at} ${eventLabel}`}>
            {seconds(at)} ad {eventAction} {eventLabel}
          </li>
        ))}
      </Facts>
    </Root>
  );
}
