import type { Decorator } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { watchAdTestBed } from '../../../stories/kit/adTestBeds';
import { timeInUrl } from '../../../stories/kit/adTimes';
import type { AdTestBed } from '../../../stories/kit/createAdTestBed';
import type { FakePlatform } from '../../../stories/kit/createFakePlatform';
import { feedEntry } from '../../../stories/kit/feedEntry';
import { createAdMeter } from '../../../stories/kit/measureAd';
import { nextFrame } from '../../../stories/kit/nextFrame';
import { faultsOf } from '../faults/faultTable';
import { adTimelineChannel, planOf, type AdCommand, type AdSnapshot } from './adTimeline';
import { measureRows } from './measureRows';

interface Props {
  storyId: string;
  platform: FakePlatform;
  canvasElement: HTMLElement;
  /** Whether requests to the feed get an answer by themselves. */
  isAnswered: boolean;
  children: ReactNode;
}

/** Time to which the first story of a URL, or a restarted ad, moves at once. */
let destination = timeInUrl(location.search);

/** Connects an ad to the panel: reports what happens, and obeys commands. */
function connect(
  testBed: AdTestBed,
  { storyId, platform, canvasElement, isAnswered }: Omit<Props, 'children'>,
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
  let isMoving = false;
  const report = () => {
    if (isMoving) return;
    const snapshot: AdSnapshot = {
      storyId,
      now: testBed.now(),
      states: testBed.states,
      reports: testBed.reports,
      plan: planOf(testBed, next()),
      requests: testBed.requests(),
      waitingFeeds: ads.waitingFeeds(),
    };
    channel.emit(adTimelineChannel.snapshot, structuredClone(snapshot));
  };
  /** The answer to a request takes real time, in which the clock stands still. */
  const settle = async () => {
    for (let frames = 0; isAnswered && isAsking() && frames < 120; frames += 1) await nextFrame();
    await clock.advance(0);
  };
  const go = async (to: number) => {
    isMoving = true;
    await settle();
    // One event at a time, so that React renders each.
    while (testBed.now() < to) {
      await clock.advance(Math.min(next() ?? to, to) - testBed.now());
      await settle();
    }
    isMoving = false;
    report();
  };
  const obey = async (command: AdCommand) => {
    if (command.do === 'restart') destination = command.at;
    if (command.do === 'measure') {
      const rows = await measure();
      if (rows) channel.emit(adTimelineChannel.measures, storyId, rows);
      return;
    }
    if (command.do === 'go') return go(command.to);
    if (command.do === 'deliver') ads.deliver(command.what);
    if (command.do === 'answer-feed')
      ads.answerFeed(
        command.ok ? JSON.stringify({ ads: [feedEntry] }) : new TypeError('Failed to fetch'),
      );
    await clock.advance(0);
    report();
  };
  const onCommand = (command: AdCommand) => void obey(command);

  channel.on(adTimelineChannel.command, onCommand);
  // `play` may have moved the clock to a time without a poll.
  channel.on(STORY_FINISHED, report);
  const unsubscribe = testBed.controller.subscribe(report);
  window.__workbench!.readAd = measure;
  return {
    start() {
      const to = destination;
      destination = 0;
      void go(to);
    },
    stop() {
      channel.off(STORY_FINISHED, report);
      channel.off(adTimelineChannel.command, onCommand);
      unsubscribe();
      meter.stop();
    },
  };
}

function Timeline({ storyId, platform, canvasElement, isAnswered, children }: Props) {
  useEffect(() => {
    const channel = addons.getChannel();
    let connection: ReturnType<typeof connect> | undefined;
    let isFinished = false;
    // A story's `play` begins with the first poll.
    const start = () => {
      if (isFinished || destination === 0) connection?.start();
    };
    const onFinished = () => {
      isFinished = true;
      if (destination > 0) start();
    };
    channel.on(STORY_FINISHED, onFinished);
    const unwatch = watchAdTestBed(platform, (testBed) => {
      connection?.stop();
      connection = connect(testBed, { storyId, platform, canvasElement, isAnswered });
      start();
    });
    return () => {
      channel.off(STORY_FINISHED, onFinished);
      unwatch();
      connection?.stop();
    };
  }, [storyId, platform, canvasElement, isAnswered]);
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
    isAnswered={
      parameters.platform?.ads?.network === 'real' &&
      faultsOf(globals, parameters.faults).network !== 'slow'
    }
  >
    <Story />
  </Timeline>
);
