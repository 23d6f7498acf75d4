import { expect, it } from 'vitest';
import { compareReadings } from './compareReadings';
import { reportHtml } from './reportHtml';

it('reports each line that changed for a screen reader', () => {
  const shot = { name: 'a.light-ltr', group: 'Content/A', caption: 'Open' };
  const before = [{ ...shot, screenReader: ['stops: link "A"', 'stops: link "B"', 'headings: 1'] }];
  const after = [
    { ...shot, screenReader: ['stops: link "A"', 'stops: link "<B>"', 'headings: 1'] },
  ];
  const screenReader = compareReadings(before, after);
  expect(screenReader).toEqual([
    'Content/A: Open: gone: stops: link "B"',
    'Content/A: Open: new: stops: link "<B>"',
  ]);
  expect(compareReadings(after, after)).toEqual([]);
  // New stories, and builds from before the record.
  expect(compareReadings([], after)).toEqual([]);
  expect(compareReadings([shot], after)).toEqual([]);
  const html = reportHtml({ subject: 'a', entries: [], screenReader });
  expect(html).toContain('>What a screen reader gets (2)</h2>');
  expect(html).toContain('<li>Content/A: Open: new: stops: link &#34;&#60;B&#62;&#34;');
});
