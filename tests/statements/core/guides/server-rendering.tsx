import type { Fixtures } from '../../kit';

export const fixtures: Fixtures = {
  'useSearchParams() should be wrapped in a suspense boundary:': 'Next.js',
  'window is not defined: your own code reads it while rendering. Toolpad Core checks that it exists.':
    'tests/demos/demoWarnings.test.ts',
  'Dates and random numbers differ between the server and the browser': 'advice',
  'Two copies of Emotion create two caches, and the styles of one are missing.': 'Emotion',
};
