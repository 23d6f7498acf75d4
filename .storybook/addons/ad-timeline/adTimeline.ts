import type { AdTestBed } from '../../../stories/kit/createAdTestBed';

export const addonId = 'ad-timeline';

export const adTimelineChannel = {
  snapshot: `${addonId}/snapshot`,
  command: `${addonId}/command`,
} as const;

/** What the panel shows; times are milliseconds since the start of the ad. */
export interface AdSnapshot extends Pick<AdTestBed, 'polls' | 'states' | 'reports'> {
  storyId: string;
  now: number;
  requests: readonly string[];
  waitingFeeds: number;
}

export type AdCommand =
  | { do: 'report' }
  /** Moves the clock to a later time. */
  | { do: 'go'; to: number }
  /** The next ad starts at a time. */
  | { do: 'restart'; at: number }
  | { do: 'deliver'; what: 'ad' | 'no-inventory' }
  | { do: 'answer-feed'; ok: boolean };
