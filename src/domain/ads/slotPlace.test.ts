import { expect, it } from 'vitest';
import { slotPlace } from './slotPlace';

/** `#` starts a section, `*` has an example. */
const place = (article: string) =>
  slotPlace(
    [...article].map((block) => ({ startsSection: block === '#', hasExample: block === '*' })),
  );

it.each([
  ['before the second section', 'tp#p*#p#p', 5],
  ['before the second section of an article without examples', 'tp#pp#p', 5],
  ['before the section after the first example', 'tp#p#p#*p#p', 9],
  ['after an article whose first example is in its last section', 'tp#p#*p', 7],
  ['after an article with one section', 'tp#p*', 5],
  ['after an article without sections', 'tp', 2],
  ['before the second section where an example comes first', 't*#p#p', 4],
])('%s', (_, article, index) => {
  expect(place(article)).toBe(index);
});
