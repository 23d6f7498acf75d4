import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Problem } from './Problem';
import { readMark } from './readMark';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h9"/></svg>';

function read(text: string | undefined, mark: string | undefined = 'mark.svg') {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mark-'));
  if (text !== undefined) writeFileSync(path.join(folder, 'mark.svg'), text);
  const problems: Problem[] = [];
  return { mark: readMark(folder, { mark }, (file) => file, problems), problems };
}

it('is the drawing without what precedes it', () => {
  expect(read(`<?xml version="1.0"?>\n<!-- By hand -->\n${svg}\n`)).toEqual({
    mark: svg,
    problems: [],
  });
});

it('must be there, and a drawing, where settings name it', () => {
  const what = (text: string | undefined) => read(text).problems.map((problem) => problem.what);
  expect(what(undefined)).toEqual(['This file does not exist.']);
  expect(what('<svg width="9"/>')).toEqual(['This is not an <svg> with a viewBox.']);
});
