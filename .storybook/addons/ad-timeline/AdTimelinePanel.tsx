import * as React from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import {
  useArgs,
  useChannel,
  useGlobals,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { adTable, blockedAt, lastPollAt } from '../../../src/domain/ads/adMachine';
import type { AdScenario } from '../../../stories/kit/createAdTestBed';
import { milliseconds, moments, nextPoll, pollAt, seconds } from '../../../stories/kit/adTimes';
import { visitors } from '../canvas/presets';
import { adTimelineChannel, type AdCommand, type AdSnapshot } from './adTimeline';
import { Button, Facts, Head, Label, Line, Root, Row } from './AdTimelinePanel.styles';

const { pollEvery, maxTries, appealShare, inlineShare } = adTable;
/** The highest draw, of four digits, that gives the appeal. */
const justAppeal = Number((appealShare - 0.0001).toFixed(4));

const place = (time: number) => `${(Math.min(time, lastPollAt) / lastPollAt) * 100}%`;

interface TimelineProps extends Pick<AdSnapshot, 'now' | 'polls' | 'states'> {
  go: (to: number) => void;
}

/** The polls of an ad as dots, its states as bands, and the time. */
function Timeline({ now, polls, states, go }: TimelineProps) {
  return (
    <Line>
      <hr />
      {Array.from({ length: maxTries }, (_, index) => {
        const time = index * pollEvery;
        const result = polls.findLast(({ at }) => at === time)?.result;
        const title = `Poll ${index + 1}, ${seconds(time)}: ${result ?? 'pending'}`;
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
        const until = Math.min(states[index + 1]?.at ?? Math.max(now, at + 1), lastPollAt);
        return (
          <b
            key={at + name}
            title={`${name}, from ${seconds(at)}`}
            style={{ insetInlineStart: place(at), inlineSize: `max(8px, ${place(until - at)})` }}
          >
            {name}
          </b>
        );
      })}
      {[0, blockedAt, lastPollAt].map((time) => (
        <small key={time} style={{ insetInlineStart: place(time) }}>
          {seconds(time)}
        </small>
      ))}
      <i style={{ insetInlineStart: place(now) }} title={`Now: ${seconds(now)}`} />
    </Line>
  );
}

/** Keeps the time of the ad in the URL as `&at=1000`, without a new entry in the history, until the story changes. */
function useTimeInUrl(storyId: string, now: number | undefined) {
  const api = useStorybookApi();
  const isOurs = React.useRef(false);
  const write = React.useCallback(
    (at: string | null) =>
      api.applyQueryParams({ at } as Record<string, string>, { replace: true }),
    [api],
  );
  React.useEffect(() => {
    if (now === undefined) return;
    isOurs.current = true;
    write(now > 0 ? String(now) : null);
  }, [write, now]);
  React.useEffect(
    () => () => {
      // A time that the URL had from the start is for the story.
      if (isOurs.current) write(null);
      isOurs.current = false;
    },
    [write, storyId],
  );
}

/** The story's ad on a timeline, with controls to move the clock. */
export function AdTimelinePanel() {
  const { storyId } = useStorybookState();
  const [args, updateArgs] = useArgs() as unknown as [AdScenario, (settings: AdScenario) => void];
  const [snapshot, setSnapshot] = React.useState<AdSnapshot | null>(null);
  const [globals, updateGlobals] = useGlobals();
  const emit = useChannel({ [adTimelineChannel.snapshot]: setSnapshot });
  const own = snapshot?.storyId === storyId ? snapshot : null;
  const command = (what: AdCommand) => emit(adTimelineChannel.command, what);
  useTimeInUrl(storyId, own?.now);

  React.useEffect(
    () => emit(adTimelineChannel.command, { do: 'report' } satisfies AdCommand),
    [emit, storyId],
  );

  if (!own) return <Root>The ad of this story has not started.</Root>;

  const { now, polls, states, reports, requests, waitingFeeds } = own;
  const go = (to: number) => {
    if (to >= now) return command({ do: 'go', to });
    command({ do: 'restart', at: to });
    emit(FORCE_REMOUNT, { storyId });
  };
  const set = (settings: AdScenario) => {
    // New settings start a new ad.
    command({ do: 'restart', at: now });
    updateArgs({ ...settings, draws: { ...args.draws, ...settings.draws } });
  };
  const visit = (visitor: string) => {
    updateGlobals({ visitor });
    emit(FORCE_REMOUNT, { storyId });
  };
  const { appeal = 0.5, house = 0, shape = 0.5 } = args.draws ?? {};
  const choice = (label: string, isChosen: boolean, settings: AdScenario) => (
    <Button key={label} type="button" aria-pressed={isChosen} onClick={() => set(settings)}>
      {label}
    </Button>
  );
  const last = polls.at(-1);
  const isPolling = last?.result === 'none' && now < lastPollAt && now - last.at < pollEvery;
  const act = (label: string, isPossible: boolean, what: AdCommand) => (
    <Button key={label} type="button" disabled={!isPossible} onClick={() => command(what)}>
      {label}
    </Button>
  );

  return (
    <Root>
      <Head>
        <output>
          Now {seconds(now)}, {states.at(-1)?.name}. Poll {pollAt(now)} of {maxTries}.
        </output>
        <Timeline now={now} polls={polls} states={states} go={go} />
      </Head>
      <Row role="group" aria-label="Clock">
        <Label>Clock</Label>
        <Button type="button" onClick={() => go(0)}>
          Restart
        </Button>
        {act('Next poll', now < lastPollAt, { do: 'go', to: nextPoll(now) })}
        {moments.map(([time, label]) => (
          <Button key={time} type="button" onClick={() => go(time)}>
            {milliseconds(time)}
            {label}
          </Button>
        ))}
      </Row>
      <Row role="group" aria-label="Third party">
        <Label>Third party</Label>
        {act('Deliver an ad', isPolling, { do: 'deliver', what: 'ad' })}
        {act('Deliver a filler', isPolling, { do: 'deliver', what: 'no-inventory' })}
        {act('Answer the feed', waitingFeeds > 0, { do: 'answer-feed', ok: true })}
        {act('Fail the feed', waitingFeeds > 0, { do: 'answer-feed', ok: false })}
      </Row>
      <Row role="group" aria-label="Random draws">
        <Label>Random draws</Label>
        {choice(`appeal ${justAppeal}`, appeal < appealShare, { draws: { appeal: justAppeal } })}
        {choice(`appeal ${appealShare}`, appeal >= appealShare, { draws: { appeal: appealShare } })}
        {[0, 0.25, 0.5, 0.75].map((draw, index) =>
          choice(`ad ${index + 1}`, Math.floor(house * 4) === index, { draws: { house: draw } }),
        )}
        {choice('image', shape >= inlineShare, { draws: { shape: 0.5 } })}
        {choice('inline', shape < inlineShare, { draws: { shape: 0 } })}
      </Row>
      <Row role="group" aria-label="Visitor">
        <Label>Visitor</Label>
        {Object.entries(visitors).map(([visitor, label]) => (
          <Button
            key={visitor}
            type="button"
            aria-pressed={globals.visitor === visitor}
            onClick={() => visit(visitor)}
          >
            {label}
          </Button>
        ))}
      </Row>
      <Facts aria-label="Requests and events">
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
