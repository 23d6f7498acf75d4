import * as React from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import {
  useArgs,
  useChannel,
  useGlobals,
  useStorybookApi,
  useStorybookState,
  type API,
} from 'storybook/manager-api';
import { adTable, blockedAt } from '../../../src/domain/ads/adMachine';
import type { AdScenario } from '../../../stories/kit/createAdTestBed';
import { milliseconds, momentQuery, moments, seconds } from '../../../stories/kit/adTimes';
import { visitors } from '../canvas/presets';
import { addPanel } from '../addPanel';
import { addonId, adTimelineChannel, type AdCommand, type AdSnapshot } from './adTimeline';
import { Button, Facts, Head, Line, Measures, Root, Row } from './AdTimelinePanel.styles';
import type { Measure } from '../../../scripts/screenshots/takeScreenshots';

const { maxTries, feed, appealShare, inlineShare } = adTable;
/** The highest draw, of four digits, that gives the appeal. */
const justAppeal = Number((appealShare - 0.0001).toFixed(4));

/** What the dots of the line are, how many there can be, and other times with a label. */
const kinds = {
  poll: { name: 'Poll', of: maxTries, labels: [blockedAt] },
  try: { name: 'Try', of: feed.maxTries, labels: [] },
};

interface TimelineProps extends Pick<AdSnapshot, 'now' | 'plan' | 'states'> {
  go: (to: number) => void;
}

/** The polls or tries of an ad as dots, its states as bands, and the time. */
function Timeline({ now, plan: { kind, steps, end }, states, go }: TimelineProps) {
  const place = (time: number) => `${(time / Math.max(end, 1)) * 100}%`;
  return (
    <Line>
      <hr />
      {kind &&
        steps.map(({ at, result }, index) => {
          const title = `${kinds[kind].name} ${index + 1}, ${seconds(at)}: ${result ?? 'pending'}`;
          return (
            <button
              key={index}
              type="button"
              data-result={result}
              title={title}
              aria-label={title}
              style={{ insetInlineStart: place(at) }}
              onClick={() => go(at)}
            />
          );
        })}
      {states.map(({ at, name }, index) => {
        // Near the end of the line, the name would overflow: it ends there.
        const start = at > 0.8 * end ? { insetInlineEnd: 0 } : { insetInlineStart: place(at) };
        const until = states[index + 1]?.at ?? Math.min(Math.max(now, at + 1), end);
        return (
          <b
            key={at + name}
            title={`${name}, from ${seconds(at)}`}
            style={{ ...start, inlineSize: `max(8px, ${place(until - at)})` }}
          >
            {name}
          </b>
        );
      })}
      {[...new Set([0, ...(kind ? kinds[kind].labels : []), end])]
        .filter((time) => time <= end)
        .map((time) => (
          <small key={time} style={{ insetInlineStart: place(time) }}>
            {seconds(time)}
          </small>
        ))}
      <i style={{ insetInlineStart: place(now) }} title={`Now: ${seconds(now)}`} />
    </Line>
  );
}

/**
 * Writes the moment of an ad into the URL. Storybook's own parameters are written with it: they can still be on their
 * way there, and a write that lacks them would take them back.
 */
function writeMoment(api: API, query: Record<string, string | null>) {
  const [args = null, globals = null] = ['args', 'globals'].map((name) => api.getQueryParam(name));
  api.applyQueryParams({ args, globals, ...query } as Record<string, string>, { replace: true });
}

/** Keeps the moment of an ad in the URL, without new entries in the history, until another story is chosen. */
export function useMomentInUrl(): void {
  const api = useStorybookApi();
  const { storyId, customQueryParams } = useStorybookState();
  const owner = React.useRef(storyId);
  const follow = (shown: AdSnapshot) => {
    if (shown.storyId !== storyId) return;
    owner.current = storyId;
    writeMoment(api, momentQuery(shown));
  };
  useChannel({ [adTimelineChannel.snapshot]: follow }, [storyId]);
  React.useEffect(() => {
    owner.current ??= storyId;
    const { at, did } = customQueryParams;
    if (owner.current !== storyId && (at ?? did)) writeMoment(api, { at: null, did: null });
  });
}

/** The story's ad on a timeline, with controls to move the clock. */
function AdTimelinePanel() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [storyArgs, updateArgs] = useArgs();
  const args = storyArgs as AdScenario | undefined;
  const [snapshot, setSnapshot] = React.useState<AdSnapshot | null>(null);
  const [globals, updateGlobals] = useGlobals();
  const [measures, setMeasures] = React.useState<Measure[]>([]);
  const emit = useChannel({
    [adTimelineChannel.snapshot]: setSnapshot,
    [adTimelineChannel.measures]: setMeasures,
  });
  const storySnapshot = snapshot?.storyId === storyId ? snapshot : null;
  const command = (what: AdCommand) => emit(adTimelineChannel.command, what);

  React.useEffect(() => {
    emit(adTimelineChannel.command, { do: 'report' } satisfies AdCommand);
    // The user can also scroll the story.
    const timer = setInterval(
      () => emit(adTimelineChannel.command, { do: 'measure' } satisfies AdCommand),
      500,
    );
    return () => {
      clearInterval(timer);
      setSnapshot(null);
      setMeasures([]);
    };
  }, [emit, storyId]);

  if (!storySnapshot)
    return (
      <Root>
        {args?.placement === 'demo'
          ? 'The ad below a demo starts when the code of the demo is opened: open it in the story.'
          : 'The ad of this story has not started.'}
      </Root>
    );

  const { now, did, plan, states, reports, requests, waitingFeeds } = storySnapshot;
  const { kind, steps, next, end } = plan;
  /** Starts a new ad, which does what the URL says. */
  const restart = (at: number) => {
    const moment = { now: at, did: did.filter((action) => action.at < at) };
    writeMoment(api, momentQuery(moment));
    emit(FORCE_REMOUNT, { storyId });
  };
  const go = (to: number) => (to < now ? restart(to) : command({ do: 'go', to }));
  const set = (settings: AdScenario) =>
    updateArgs({ ...settings, draws: { ...args?.draws, ...settings.draws } });
  const { appeal = 0.5, house = 0, shape = 0.5 } = args?.draws ?? {};
  const choice = (label: string, isChosen: boolean, settings: AdScenario) => (
    <Button key={label} aria-pressed={isChosen} onClick={() => set(settings)}>
      {label}
    </Button>
  );
  const count = steps.filter(({ at }) => at <= now).length;
  const isPolling = kind === 'poll' && count < steps.length;
  const act = (label: string, isPossible: boolean, what: AdCommand) => (
    <Button key={label} disabled={!isPossible} onClick={() => command(what)}>
      {label}
    </Button>
  );

  return (
    <Root>
      <Head>
        <output>
          Now {seconds(now)}, {states.at(-1)?.name}.
          {kind && ` ${kinds[kind].name} ${count} of ${kinds[kind].of}.`}
          {next === null && ' Nothing more happens.'}
        </output>
        <Timeline now={now} plan={plan} states={states} go={go} />
        {measures.length > 0 && (
          <Measures aria-label="Measures">
            {measures.map(({ name, value, limit, fault }) => (
              <li key={name} data-fault={fault && ''}>
                <span>{name}</span>
                <strong>{value}</strong>
                <span>
                  {limit}
                  {fault && <em> ✗ {fault}</em>}
                </span>
              </li>
            ))}
          </Measures>
        )}
      </Head>
      <Row role="group" aria-label="Clock">
        <Button onClick={() => restart(0)}>Restart</Button>
        {act('Next event', next !== null, { do: 'go', to: next ?? now })}
        {(kind === 'poll' ? moments : [[end, ', end'] as const]).map(([time, label]) => (
          <Button key={time} onClick={() => go(time)}>
            {milliseconds(time)}
            {label}
          </Button>
        ))}
      </Row>
      <Row role="group" aria-label="Third party">
        {act('Deliver an ad', isPolling, { do: 'act', what: 'ad' })}
        {act('Deliver a filler', isPolling, { do: 'act', what: 'filler' })}
        {act('Answer the feed', waitingFeeds > 0, { do: 'act', what: 'answer-feed' })}
        {act('Fail the feed', waitingFeeds > 0, { do: 'act', what: 'fail-feed' })}
      </Row>
      <Row role="group" aria-label="Random draws">
        {choice(`appeal ${justAppeal}`, appeal < appealShare, { draws: { appeal: justAppeal } })}
        {choice(`appeal ${appealShare}`, appeal >= appealShare, { draws: { appeal: appealShare } })}
        {[0, 0.25, 0.5, 0.75].map((draw, index) =>
          choice(`ad ${index + 1}`, Math.floor(house * 4) === index, { draws: { house: draw } }),
        )}
        {choice('image', shape >= inlineShare, { draws: { shape: 0.5 } })}
        {choice('inline', shape < inlineShare, { draws: { shape: 0 } })}
      </Row>
      <Row role="group" aria-label="Visitor">
        {Object.entries(visitors).map(([visitor, label]) => (
          <Button
            key={visitor}
            aria-pressed={globals.visitor === visitor}
            onClick={() => updateGlobals({ visitor })}
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

/** Adds the panel "Ad timeline" to the workbench, for stories with the parameter `adTimeline`. */
export const registerAdTimeline = () =>
  addPanel(addonId, 'Ad timeline', AdTimelinePanel, (of) => of?.['adTimeline'] !== true);
