import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { createProgress, silentProgress, withTimings } from './Progress';

function record(isTTY: boolean) {
  let time = 0;
  const written: string[] = [];
  const progress = createProgress(
    { isTTY, write: (text: string) => written.push(stripVTControlCharacters(text)) },
    () => time,
  );
  return { progress, written, wait: (milliseconds: number) => (time += milliseconds) };
}

it('counts on a terminal, at most every 80 ms, and ends with a line', () => {
  const { progress, written, wait } = record(true);
  const stage = progress.stage('Pages', 3);
  stage.step(1);
  wait(80);
  stage.step(1);
  wait(1000);
  stage.done();
  expect(written).toEqual([
    '\r  Pages 0 / 3 0.0 s',
    '\r  Pages 2 / 3 0.1 s',
    '\r  Pages 2 / 3 1.1 s\n',
  ]);
});

it('writes one line for a stage elsewhere', () => {
  const { progress, written, wait } = record(false);
  const stage = progress.stage('Pages', 3);
  stage.step(3);
  wait(1234);
  stage.done();
  progress.stage('Browser code').done('bundled');
  progress.warn('There is no front page.');
  expect(written).toEqual([
    '  Pages 3 / 3 (1.2 s)\n',
    '  Browser code bundled (0.0 s)\n',
    '  Warning: There is no front page.\n',
  ]);
});

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
