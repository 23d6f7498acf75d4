/** Every constant of the ad slot. Times in milliseconds, shares from 0 to 1, lengths in CSS pixels. */
export const adTable = {
  /** Interval between polls for a third-party placement; the first is at 0. */
  pollEvery: 500,
  maxTries: 30,
  /** An ad blocker is assumed once more polls than these have found nothing. */
  triesBeforeBlocked: 6,
  /** Share of blocked page views that show the appeal instead of a house ad. */
  appealShare: 0.2,
  /** Share of page views whose slot is a line of text instead of a card with an image. */
  inlineShare: 0.2,
  /** How long an ad is shown before it counts as displayed. */
  displayAfter: 2500,
  feed: {
    maxTries: 10,
    /** A request without a response after this time has failed. */
    timeout: 5000,
    /** Longest wait after the first failure; it doubles with each further one. */
    firstWait: 500,
    maxWait: 16_000,
    /** Longer responses, in characters, are not read. */
    maxLength: 200_000,
    maxPixels: 10,
    maxTextLength: 400,
  },
  /** An impression counts when this share of the slot was in view for this time without interruption. */
  impression: { share: 0.5, after: 1000 },
  /** The reserved box: its height, and its height in windows from `wideFrom` on. Spacing is 3 theme units. */
  box: { height: 142, wideHeight: 126, wideFrom: 600, spacing: 24 },
  /** Height of the inline ad below a demo. */
  line: { height: 52 },
  image: { width: 130, height: 100 },
} as const;
