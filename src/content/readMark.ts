import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './Problem';
import type { SiteSettings } from './readSettings';

/** The drawing that `mark` of the settings names, without what precedes its `<svg>`; undefined without that setting. */
export function readMark(
  contentDir: string,
  { mark }: Pick<SiteSettings, 'mark'>,
  display: (file: string) => string,
  problems: Problem[],
): string | undefined {
  if (mark === undefined) return undefined;
  const file = path.join(contentDir, mark);
  const svg = existsSync(file)
    ? /<svg[^>]* viewBox=[^]*<\/svg>/.exec(readFileSync(file, 'utf8'))
    : null;
  if (!svg)
    problems.push({
      file: display(mark),
      line: 1,
      what: existsSync(file) ? 'This is not an <svg> with a viewBox.' : 'This file does not exist.',
      why: '`mark` in site.yaml names it: it is drawn beside the name of the site, and in its icon.',
      fix: 'Draw the mark in currentColor, with var(--accent) for the color of the product, in a square viewBox.',
    });
  return svg?.[0];
}
