import type { AdTestBed } from '../../../stories/kit/createAdTestBed';

export const addonId = 'ad-timeline';

/** Names of what the panel and the story say to each other. */
export const adTimelineChannel = {
  snapshot: `${addonId}/snapshot`,
  command: `${addonId}/command`,
} as const;

/** What the panel draws; times are milliseconds since the slot's life began. */
export interface AdSnapshot extends Pick<AdTestBed, 'looks' | 'states' | 'reports'> {
  storyId: string;
  now: number;
  requests: string[];
  waitingFeeds: number;
}

export type AdCommand =
  | { do: 'report' }
  /** Lets time pass until a moment; one that has passed needs a story that begins again. */
  | { do: 'go'; to: number }
  | { do: 'deliver'; what: 'ad' | 'no-inventory' }
  | { do: 'answer-feed'; ok: boolean };
