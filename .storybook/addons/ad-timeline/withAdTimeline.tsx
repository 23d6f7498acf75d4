import type { Decorator } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { STORY_FINISHED, UPDATE_QUERY_PARAMS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { watchAdTestBed } from '../../../stories/kit/adTestBeds';
import { readMoment, type AdAction, type AdMoment } from '../../../stories/kit/adTimes';
import type { AdTestBed } from '../../../stories/kit/createAdTestBed';
import type { FakePlatform } from '../../../stories/kit/createFakePlatform';
import { feedEntry } from '../../../stories/kit/feedEntry';
import { createAdMeter } from '../../../stories/kit/measureAd';
import { nextFrame } from '../../../stories/kit/nextFrame';
import { faultsOf, type Faults } from '../faults/faultTable';
import { adTimelineChannel, planOf, type AdCommand, type AdSnapshot } from './adTimeline';
import { measureRows } from './measureRows';

interface Props {
  storyId: string;
  platform: FakePlatform;
  canvasElement: HTMLElement;
  /** Whether requests to the feed are real, so that MSW answers them. */
  isReal: boolean;
  fault: Faults['network'];
  children: ReactNode;
}

/** Storybook gives this page the parameters of the workbench's URL, and leaves those that the workbench has removed. */
function removeOld(params: object) {
  const url = new URL(location.href);
  for (const name of ['at', 'did']) if (!(name in params)) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
void addons.ready().then((channel) => channel.on(UPDATE_QUERY_PARAMS, removeOld));

/** The story whose moment is in the URL, until another one is shown. */
let storyInUrl = new URLSearchParams(location.search).get('id');

/** The moment to which the ad of a story moves at once. */
function momentOf(storyId: string): AdMoment {
  if (storyId !== storyInUrl) removeOld({});
  storyInUrl = storyId;
  return readMoment(new URLSearchParams(location.search));
}

/** Connects an ad to the panel: reports what happens, and obeys commands. Returns a function that ends it. */
function connect(
  testBed: AdTestBed,
  { storyId, platform, canvasElement, isReal, fault }: Omit<Props, 'children'>,
  finished: Promise<void>,
) {
  const channel = addons.getChannel();
  const meter = createAdMeter(canvasElement, platform);
  const measure = async () => {
    const measures = await meter.measure(testBed);
    return measures && measureRows(measures);
  };
  const { ads, clock } = platform;

  const next = () => {
    const [timer] = clock.pending();
    return timer ? testBed.now() + timer.dueIn : null;
  };
  const isAsking = () => testBed.tries.some(({ until }) => until === undefined);
  const moment = momentOf(storyId);
  const isLater = moment.now > 0 || moment.did.length > 0;
  let isSilent = isLater;
  let isStopped = false;
  const report = () => {
    if (isSilent || isStopped) return;
    const snapshot: AdSnapshot = {
      storyId,
      now: testBed.now(),
      states: testBed.states,
      reports: testBed.reports,
      did: testBed.did,
      plan: planOf(testBed, next()),
      requests: testBed.requests(),
      waitingFeeds: ads.waitingFeeds(),
    };
    channel.emit(adTimelineChannel.snapshot, structuredClone(snapshot));
  };
  const isFailing = fault !== 'ok' && fault !== 'slow';
  /** A fake feed fails at once. The answer to a real request takes real time, in which the clock stands still. */
  const settle = async () => {
    const failure = fault === 'malformed' ? '<!doctype html>' : new TypeError('Failed to fetch');
    while (isFailing && ads.waitingFeeds() > 0) ads.answerFeed(failure);
    while (isReal && fault !== 'slow' && isAsking() && !isStopped) await nextFrame();
    await clock.advance(0);
  };
  const moveTo = async (to: number) => {
    await settle();
    // One event at a time, so that React renders each.
    while (testBed.now() < to && !isStopped) {
      await clock.advance(Math.min(next() ?? to, to) - testBed.now());
      await settle();
    }
  };
  const actions: Record<AdAction, () => void> = {
    ad: () => ads.deliver('ad'),
    filler: () => ads.deliver('no-inventory'),
    'answer-feed': () => ads.answerFeed(JSON.stringify({ ads: [feedEntry] })),
    'fail-feed': () => ads.answerFeed(new TypeError('Failed to fetch')),
  };
  const go = async ({ now, did }: AdMoment) => {
    isSilent = true;
    for (const { what, at } of did) {
      await moveTo(at);
      testBed.did.push({ what, at: testBed.now() });
      actions[what]();
      await clock.advance(0);
    }
    await moveTo(now);
    isSilent = false;
    report();
  };
  // One after the other, as each can wait for answers.
  let last = Promise.resolve();
  const inTurn = (run: () => Promise<void>) => void (last = last.then(run));
  const onCommand = (command: AdCommand) => {
    if (command.do === 'report') report();
    if (command.do === 'measure')
      void measure().then((rows) => rows && channel.emit(adTimelineChannel.measures, rows));
    if (command.do === 'go') inTurn(() => go({ now: command.to, did: [] }));
    if (command.do === 'act')
      inTurn(() => go({ now: 0, did: [{ what: command.what, at: testBed.now() }] }));
  };

  channel.on(adTimelineChannel.command, onCommand);
  // `play` may have moved the clock to a time without a poll.
  channel.on(STORY_FINISHED, report);
  const unsubscribe = testBed.controller.subscribe(report);
  window.__workbench!.readAd = measure;
  inTurn(async () => {
    // A story's `play` begins with the first poll.
    if (isLater) await finished;
    // An ad that is connected again has done some of it.
    await go({ ...moment, did: moment.did.slice(testBed.did.length) });
  });
  return () => {
    isStopped = true;
    channel.off(STORY_FINISHED, report);
    channel.off(adTimelineChannel.command, onCommand);
    unsubscribe();
    meter.stop();
  };
}

function Timeline({ storyId, platform, canvasElement, isReal, fault, children }: Props) {
  useEffect(() => {
    const finished = new Promise<void>((resolve) =>
      addons.getChannel().once(STORY_FINISHED, () => resolve()),
    );
    let stop = () => {};
    const unwatch = watchAdTestBed(platform, (testBed) => {
      stop();
      stop = connect(testBed, { storyId, platform, canvasElement, isReal, fault }, finished);
    });
    return () => {
      unwatch();
      stop();
    };
  }, [storyId, platform, canvasElement, isReal, fault]);
  return children;
}

/** Connects the ad of a story to the panel. */
export const withAdTimeline: Decorator = (
  Story,
  { id, globals, parameters, platform, canvasElement },
) => (
  <Timeline
    storyId={id}
    platform={platform}
    canvasElement={canvasElement}
    isReal={parameters.platform?.ads?.network === 'real'}
    fault={faultsOf(globals, parameters.faults).network}
  >
    <Story />
  </Timeline>
);
