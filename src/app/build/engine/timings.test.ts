import { expect, it } from 'vitest';
import { silentProgress } from './Progress';
import { withTimings } from './timings';

it('lists the stages of a build, the longest first, with the time between them', () => {
  let time = 500;
  const { progress, timings } = withTimings(silentProgress, () => time);
  const pages = progress.stage('Pages', 3);
  time += 1500;
  pages.done();
  const html = progress.stage('HTML');
  time += 7000;
  html.done();
  time += 1000;
  expect(timings()).toBe(
    [
      '  HTML                         7.0 s   70 %',
      '  Pages                        1.5 s   15 %',
      '  Start, and between stages    1.5 s   15 %',
      '  Total                       10.0 s  100 %',
      '',
    ].join('\n'),
  );
});
