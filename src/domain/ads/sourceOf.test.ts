import { expect, test } from 'vitest';
import type { AdPlacement, AdSource } from './AdState';
import { sourceOf } from './sourceOf';

const script = { src: 'https://vendor.example/script.js', serve: 'A', placement: 'B' };
const feed = 'https://feed.example/list.json';

test.each<[configured: string, top: AdSource, demo: AdSource]>([
  ['script and feed', 'script', 'feed'],
  ['script', 'script', 'house'],
  ['feed', 'feed', 'feed'],
  ['no third party', 'house', 'house'],
])(
  '%s: the top of the page is of the %s, the line under a demo of the %s',
  (configured, top, demo) => {
    const thirdParties = {
      script: configured.includes('script') ? script : null,
      feed: configured.includes('feed') ? feed : null,
    };
    expect(
      (['body-top', 'demo'] satisfies AdPlacement[]).map((placement) =>
        sourceOf(placement, thirdParties),
      ),
    ).toEqual([top, demo]);
  },
);
