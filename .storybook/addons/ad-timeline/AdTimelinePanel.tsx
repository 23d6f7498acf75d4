import * as React from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useArgs, useChannel, useGlobals, useStorybookState } from 'storybook/manager-api';
import { adTable } from '../../../src/domain/ads/adTable';
import type { AdScenario } from '../../../stories/kit/createAdTestBed';
import { visitors } from '../stage/presets';
import { adTimelineChannel, type AdCommand, type AdSnapshot } from './adTimelineChannel';
import { AdTimelineLine } from './AdTimelineLine';
import { Button, Facts, Head, Label, Root, Row } from './AdTimelinePanel.styles';
import { blockedFrom, end, milliseconds, nextPoll, pollAt, previousPoll, seconds } from './times';
import { usePlay } from './usePlay';
import { useTimeInUrl } from './useTimeInUrl';

const { maxTries, appealShare, inlineShare } = adTable;
/** The highest draw, of four digits, that gives the appeal. */
const justAppeal = Number((appealShare - 0.0001).toFixed(4));

/** The story's ad slot on a timeline, with controls to move the clock. */
export function AdTimelinePanel() {
  const { storyId } = useStorybookState();
  const [args, updateArgs] = useArgs() as unknown as [AdScenario, (settings: AdScenario) => void];
  const [snapshot, setSnapshot] = React.useState<AdSnapshot | null>(null);
  const [globals, updateGlobals] = useGlobals();
  const emit = useChannel({ [adTimelineChannel.snapshot]: setSnapshot });
  const own = snapshot?.storyId === storyId ? snapshot : null;
  const command = (what: AdCommand) => emit(adTimelineChannel.command, what);
  const [delivered, setDelivered] = React.useState({ storyId, at: -1 });
  const [isPlaying, setIsPlaying] = usePlay(own?.now, (to) => command({ do: 'go', to }));
  useTimeInUrl(storyId, isPlaying ? undefined : own?.now);

  React.useEffect(
    () => emit(adTimelineChannel.command, { do: 'report' } satisfies AdCommand),
    [emit, storyId],
  );

  if (!own) return <Root>The slot of this story has not started.</Root>;

  const { now, polls, states, reports, requests, waitingFeeds } = own;
  const go = (to: number) => {
    setIsPlaying(false);
    if (to >= now) return command({ do: 'go', to });
    setDelivered({ storyId, at: -1 });
    command({ do: 'restart', at: to });
    emit(FORCE_REMOUNT, { storyId });
  };
  const set = (settings: AdScenario) => {
    setDelivered({ storyId, at: -1 });
    // New settings start a new slot.
    command({ do: 'restart', at: now });
    updateArgs({ ...settings, draws: { ...args.draws, ...settings.draws } });
  };
  const { appeal = 0.5, house = 0, shape = 0.5 } = args.draws ?? {};
  const choice = (label: string, isChosen: boolean, settings: AdScenario) => (
    <Button key={label} type="button" aria-pressed={isChosen} onClick={() => set(settings)}>
      {label}
    </Button>
  );

  const onKeyDown = (event: React.KeyboardEvent) => {
    const times: Record<string, number> = {
      ArrowLeft: previousPoll(now),
      ArrowRight: nextPoll(now),
      Home: 0,
      End: end,
    };
    const to = times[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (to !== now) go(to);
  };
  const visit = (visitor: string) => {
    updateGlobals({ visitor });
    emit(FORCE_REMOUNT, { storyId });
  };
  const isOutlined = globals.adOutline === 'on';
  const last = polls.at(-1);
  // Buttons that lose focus by it would leave the keyboard nowhere, so they are disabled by name only.
  const isOver = now >= end;
  const isPolling = last?.result === 'none' && !isOver && now - last.at < adTable.pollEvery;
  const script = {
    disabled: !isPolling,
    title: isPolling ? undefined : 'The slot does not look for an ad any more',
  };
  const deliver = (what: 'ad' | 'no-inventory') => {
    setDelivered({ storyId, at: now });
    command({ do: 'deliver', what });
  };
  const isAwaited = isPolling && delivered.storyId === storyId && last.at <= delivered.at;
  const feed = {
    disabled: waitingFeeds === 0,
    title: waitingFeeds === 0 ? 'The slot has not asked a feed' : undefined,
  };

  return (
    <Root onKeyDown={onKeyDown}>
      <Head>
        <output>
          Now {seconds(now)}, {states.at(-1)?.name}. Poll {pollAt(now)} of {maxTries}.
          {isAwaited && ` Delivered: the poll at ${seconds(nextPoll(now))} finds it.`}
        </output>
        <AdTimelineLine now={now} polls={polls} states={states} go={go} />
      </Head>
      <Row role="group" aria-label="Clock">
        <Label>Clock</Label>
        <Button
          type="button"
          aria-disabled={isOver}
          aria-pressed={isPlaying}
          onClick={() => setIsPlaying(!isOver && !isPlaying)}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button type="button" onClick={() => go(0)}>
          Restart
        </Button>
        <Button type="button" aria-disabled={isOver} onClick={() => !isOver && go(nextPoll(now))}>
          Next poll
        </Button>
        <Button type="button" onClick={() => go(blockedFrom - 1)}>
          {milliseconds(blockedFrom - 1)}
        </Button>
        <Button type="button" onClick={() => go(blockedFrom)}>
          {milliseconds(blockedFrom)}, counts as blocked
        </Button>
        <Button type="button" onClick={() => go(end)}>
          {milliseconds(end)}, last poll
        </Button>
      </Row>
      <Row role="group" aria-label="Third party">
        <Label>Third party</Label>
        <Button type="button" {...script} onClick={() => deliver('ad')}>
          Deliver an ad
        </Button>
        <Button type="button" {...script} onClick={() => deliver('no-inventory')}>
          Deliver a filler
        </Button>
        <Button type="button" {...feed} onClick={() => command({ do: 'answer-feed', ok: true })}>
          Answer the feed
        </Button>
        <Button type="button" {...feed} onClick={() => command({ do: 'answer-feed', ok: false })}>
          Fail the feed
        </Button>
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
      <Row role="group" aria-label="Canvas">
        <Label>Canvas</Label>
        <Button
          type="button"
          aria-pressed={isOutlined}
          onClick={() => updateGlobals({ adOutline: isOutlined ? 'off' : 'on' })}
        >
          Outline the ad
        </Button>
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
