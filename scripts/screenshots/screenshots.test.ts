import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { compareScreenshots } from './compareScreenshots';
import { compareTokens, tokensOf } from './compareTokens';
import { galleryHtml } from './galleryHtml';
import { storyFailure } from '../workbench/storyFailures';
import { testFolder } from '../../src/content/testing/testFolder';

describe('compareScreenshots', () => {
  let folder = '';
  const file = (name: string) => path.join(folder, name);
  beforeEach(() => {
    folder = testFolder();
  });

  /** A white screenshot with some darker pixels at its start. */
  function draw(name: string, dark: number, height = 4, level = 0) {
    const screenshot = new PNG({ width: 4, height });
    screenshot.data.fill(255);
    for (let pixel = 0; pixel < dark; pixel += 1)
      screenshot.data.fill(level, pixel * 4, pixel * 4 + 3);
    writeFileSync(file(name), PNG.sync.write(screenshot));
  }
  const compare = () => compareScreenshots(file('before'), file('after'), file('difference'));

  it('counts and marks the pixels that differ', () => {
    draw('before', 0);
    draw('after', 3);
    expect(compare()).toEqual({ status: 'changed', pixels: 3 });
    expect(existsSync(file('difference'))).toBe(true);
  });

  it('counts a line in another gray, and not the rounding of a smooth edge', () => {
    draw('before', 4, 4, 200);
    draw('after', 4, 4, 201);
    expect(compare().status).toBe('same');
    draw('after', 4, 4, 205);
    expect(compare()).toEqual({ status: 'changed', pixels: 4 });
  });

  it('compares screenshots of different sizes', () => {
    draw('before', 0);
    draw('after', 0, 5);
    expect(compare().status).toBe('changed');
  });

  it('finds equal, new and removed screenshots', () => {
    draw('after', 2);
    expect(compare()).toEqual({ status: 'added' });
    draw('before', 2);
    expect(compare()).toEqual({ status: 'same' });
    rmSync(file('after'));
    expect(compare()).toEqual({ status: 'removed' });
    expect(existsSync(file('difference'))).toBe(false);
  });
});

it('shows screenshots by title, with what failed first', () => {
  const entry = { id: 'a', title: 'A', name: 'A', importPath: './a.stories.tsx' };
  const failure = {
    ...storyFailure(entry, '<b> is missing', {}),
    picture: 'after/a.light-ltr.png',
  };
  const shot = { mode: 'light ltr', file: 'a.light-ltr', id: 'a' };
  const html = galleryHtml('the work tree', [
    { ...shot, file: 'b.light-ltr', title: 'B', name: '<B>' },
    { ...shot, title: 'A', name: 'A', failure },
  ]);
  expect(html).toContain('<h1>2 screenshots of the work tree</h1>');
  expect(html.indexOf('<h2 id="a">')).toBeLessThan(html.indexOf('<h2 id="b">'));
  expect(html).toContain('<b>&#60;B&#62; · light ltr</b>');
  expect(html).toContain(
    '<p>&#60;b&#62; is missing<ul><li><a href="#a.light-ltr">A: A (as it is)</a>, a.stories.tsx:1',
  );
  expect(html).toContain('failed: &#60;b&#62; is missing');
});

it('reports design tokens that differ', () => {
  const folders = [1, 2].map((width) => {
    const folder = testFolder();
    mkdirSync(tokensOf(folder));
    const tokens = { $type: 'number', same: { $value: 0 }, line: { width: { $value: width } } };
    writeFileSync(`${tokensOf(folder)}/base.tokens.json`, JSON.stringify(tokens));
    return folder;
  });
  const [before = '', after = ''] = folders;
  expect(compareTokens(before, before)).toEqual([]);
  const tokens = compareTokens(before, after);
  expect(tokens).toEqual(['~ base.line.width.$value: 1 -> 2']);
  expect(compareTokens(testFolder(), after)).toEqual(['+ base']);
});
