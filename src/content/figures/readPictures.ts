import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { z } from 'zod';
import {
  filmFile,
  pictureFile,
  type FilmData,
  type PictureData,
} from '../../domain/content/pictures';
import type { Problem } from '../Problem';
import { readYaml, type CheckedYaml } from '../yamlLines';

const words = (least: number) =>
  z
    .string()
    .min(least, `expected at least ${least} characters: some readers have these words only`);
const percent = z.number().gt(0).lt(100);

const picture = z.strictObject({
  alt: words(40),
  legend: z
    .array(z.strictObject({ at: z.tuple([percent, percent]), text: z.string().min(1) }))
    .default([]),
});

const film = z.strictObject({
  title: z.string().min(1),
  description: words(80),
  seconds: z.int().positive(),
});

/** Pixels of a file for each CSS pixel. */
const densities = { picture: 2, film: 1.5 };

/** The size in which an image of this density is shown. */
function shownSize(file: string, density: number) {
  const { width, height } = imageSize(readFileSync(file));
  return { width: width / density, height: height / density };
}

interface Described<Data> {
  named: Record<string, Data>;
  /** Line of each name. */
  lines: Record<string, number>;
  problems: Problem[];
}

/** Adds to each entry of a file what its image says. An entry without its image is a problem. */
function withImages<Entry, Data>(
  { value = {}, problems, lineOf }: CheckedYaml<Record<string, Entry>>,
  displayFile: string,
  publicDir: string | undefined,
  imageOf: (name: string) => string,
  dataOf: (entry: Entry, image: string, name: string) => Data,
): Described<Data> {
  const described: Described<Data> = { named: {}, lines: {}, problems: [...problems] };
  for (const [name, entry] of Object.entries(value)) {
    const line = lineOf([name]);
    const image = path.join(publicDir ?? 'public', imageOf(name));
    described.lines[name] = line;
    if (publicDir !== undefined && existsSync(image))
      described.named[name] = dataOf(entry, image, name);
    else
      described.problems.push({
        file: displayFile,
        line,
        what: `${name} has no file ${imageOf(name)}.`,
        why: 'There is nothing to show.',
        fix: 'Put the file into the folder public, or correct the name.',
      });
  }
  return described;
}

/** Reads a `pictures.yaml`, and the sizes from the files themselves. */
export function readPictures(
  text: string,
  displayFile: string,
  publicDir: string | undefined,
): Described<PictureData> {
  const read = readYaml(text, displayFile, z.record(z.string(), picture), {
    why: 'The pictures cannot be shown.',
    fix: 'Each picture has `alt` (what is to be seen) and `legend` (optional: `at` in percent from left and top, and `text`).',
  });
  return withImages(
    read,
    displayFile,
    publicDir,
    (name) => pictureFile(name, 'light'),
    (entry, image, name) => ({
      ...entry,
      ...shownSize(image, densities.picture),
      hasDark: existsSync(path.join(publicDir ?? '', pictureFile(name, 'dark'))),
    }),
  );
}

/** Reads a `films.yaml`, and the sizes from the posters. */
export function readFilms(
  text: string,
  displayFile: string,
  publicDir: string | undefined,
): Described<FilmData> {
  const read = readYaml(text, displayFile, z.record(z.string(), film), {
    why: 'The films cannot be shown.',
    fix: 'Each film has `title`, `description` (all that happens in it) and `seconds`.',
  });
  return withImages(
    read,
    displayFile,
    publicDir,
    (name) => filmFile(name, 'light', 'webp'),
    (entry, image) => ({ ...entry, ...shownSize(image, densities.film) }),
  );
}
