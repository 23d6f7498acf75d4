import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoNameOf, listSources } from '../../content/sources';
import { defaultDemoHeight } from '../../domain/content/demoFrame';
import { hashOf } from './hash';

export const stillSchemes = ['light', 'dark'] as const;

/** URLs or paths of the still of a demo, by color scheme. */
export type Still = Record<(typeof stillSchemes)[number], string>;

/** A still as it should be. */
export interface WantedStill {
  demo: string;
  /** Of the frame on the page, in pixels. */
  height: number;
  /** File names, which change with the demo's source and height. */
  files: Still;
}

const fileNames = (demo: string, hash: string): Still => ({
  light: `${demo}.${hash}.light.webp`,
  dark: `${demo}.${hash}.dark.webp`,
});

/** The stills of all demos that pages of a content folder show. */
export function wantedStills(contentDir: string): WantedStill[] {
  const { pages, demos } = listSources(contentDir);
  const read = (file: string) => readFileSync(path.join(contentDir, file), 'utf8');
  const heights = new Map(
    pages
      .flatMap((page) => read(page).match(/<Demo\s[^>]*>/g) ?? [])
      .map((tag) => [
        /\bname="(\w+)"/.exec(tag)?.[1],
        Number(/\bheight=\{(\d+)\}/.exec(tag)?.[1] ?? defaultDemoHeight),
      ]),
  );
  return demos.flatMap((file) => {
    const demo = demoNameOf(file);
    const height = heights.get(demo);
    if (height === undefined) return [];
    const hash = hashOf(read(file), String(height)).slice(0, 8);
    return [{ demo, height, files: fileNames(demo, hash) }];
  });
}

/** The stills in a folder, by demo; the stale ones, too. */
export function readStills(folder: string): Map<string, Still> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.flatMap((file) => {
      const [, demo, hash] = /^(\w+)\.(\w+)\.light\.webp$/.exec(file) ?? [];
      return demo && hash ? [[demo, fileNames(demo, hash)] as const] : [];
    }),
  );
}
