import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import type { Progress } from '../../src/app/engine/Progress';
import { BenchTools } from '../bench/BenchTools';
import { type Picture, type Variant, variantName } from './Picture';
import { takePagePictures } from './takePagePictures';
import { takeStoryPictures } from './takeStoryPictures';

export interface PictureSet {
  /** Holds the files. */
  folder: string;
  pictures: readonly Picture[];
}

export interface PictureOptions {
  variants: readonly Variant[];
  /** The stories to take. */
  select: (index: StoryIndex) => StoryIndex;
  /** Whether a page of each kind is taken, too. */
  withPages: boolean;
  progress: Progress;
}

/** Takes the pictures of a built site and workbench into an empty folder. */
export async function takePictures(
  dist: string,
  folder: string,
  { variants, select, withPages, progress }: PictureOptions,
): Promise<PictureSet> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tools = new BenchTools(dist, 1);
  try {
    const browser = await tools.browser;
    const origin = await tools.serve(dist);
    const index = select(
      JSON.parse(readFileSync(path.join(dist, 'workbench/index.json'), 'utf8')) as StoryIndex,
    );
    const stories = Object.values(index.entries).filter(({ type }) => type === 'story').length;
    const pictures: Picture[] = [];
    for (const variant of variants) {
      const stage = progress.stage(`Pictures ${variantName(variant)}`, stories);
      if (withPages)
        pictures.push(...(await takePagePictures(browser, { origin, variant, folder })));
      const url = `${origin}/workbench/`;
      pictures.push(
        ...(await takeStoryPictures(browser, { url, index, variant, folder }, () => stage.step(1))),
      );
      stage.done();
    }
    writeFileSync(listFile(folder), JSON.stringify(pictures));
    return { folder, pictures };
  } finally {
    await tools.close();
  }
}

const listFile = (folder: string) => path.join(folder, 'pictures.json');

/** Pictures taken before into a folder; undefined where there are none. */
export function takenPictures(folder: string): PictureSet | undefined {
  return existsSync(listFile(folder))
    ? { folder, pictures: JSON.parse(readFileSync(listFile(folder), 'utf8')) as Picture[] }
    : undefined;
}
