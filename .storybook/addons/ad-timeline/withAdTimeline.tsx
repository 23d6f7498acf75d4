import type { Decorator } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { adTable } from '../../../src/domain/ads/adMachine';
import { findAdTestBed } from '../../../stories/kit/adTestBeds';
import type { FakePlatform } from '../../../stories/kit/createFakePlatform';
import { feedEntry } from '../../../stories/kit/feedEntry';
import { timeInUrl } from '../../../stories/kit/adTimes';
import { adTimelineChannel, type AdCommand, type AdSnapshot } from './adTimeline';

interface Props {
  storyId: string;
  platform: FakePlatform;
  children: ReactNode;
}

/** Time to which the first story of a URL, or a restarted ad, moves at once. */
let destination = timeInUrl(location.search);

function Timeline({ storyId, platform, children }: Props) {
  useEffect(() => {
    const testBed = findAdTestBed(platform);
    if (!testBed) return;
    const channel = addons.getChannel();
    const { ads, clock } = platform;

    let isMoving = false;
    const report = () => {
      if (isMoving) return;
      const { polls, states, reports } = testBed;
      const snapshot: AdSnapshot = {
        storyId,
        now: testBed.now(),
        polls,
        states,
        reports,
        requests: testBed.requests(),
        waitingFeeds: ads.waitingFeeds(),
      };
      channel.emit(adTimelineChannel.snapshot, structuredClone(snapshot));
    };
    const go = async (to: number) => {
      isMoving = true;
      // One poll at a time, so that React renders each.
      while (testBed.now() < to)
        await clock.advance(Math.min(adTable.pollEvery, to - testBed.now()));
      // The feed is requested one tick after the time.
      await clock.advance(0);
      isMoving = false;
      report();
    };
    const obey = async (command: AdCommand) => {
      if (command.do === 'restart') destination = command.at;
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
    const start = () => {
      const to = destination;
      destination = 0;
      void go(to);
    };
    // A story's `play` begins with the first poll.
    if (destination > 0) channel.once(STORY_FINISHED, start);
    else start();
    return () => {
      channel.off(STORY_FINISHED, start);
      channel.off(STORY_FINISHED, report);
      channel.off(adTimelineChannel.command, onCommand);
      unsubscribe();
    };
    // After each render, as new settings create a new controller.
  });
  return children;
}

/** Connects the ad of a story to the panel. */
export const withAdTimeline: Decorator = (Story, { id, platform }) => (
  <Timeline storyId={id} platform={platform}>
    <Story />
  </Timeline>
);
