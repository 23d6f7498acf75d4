import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { houseAdsFolder, type HouseAd } from '../domain/ads/houseAds';
import type { Problem } from './Problem';
import type { SiteSettings } from './readSettings';
import { readYaml } from './yamlLines';

/** Ads of the site itself: a file of a content folder, which may have none. */
const houseAdsFile = 'house-ads.json';

const text = z.string().min(1);

const houseAds: z.ZodType<HouseAd[]> = z.array(
  z.strictObject({
    name: text,
    description: text,
    link: z.url({ protocol: /^https$/, error: 'expected a URL with https' }),
    image: text,
    product: text.optional(),
    poweredby: text,
    label: text,
  }),
);

/** Reads the house ads of a content folder strictly, and makes sure that their images are there. */
export function readHouseAds(
  contentDir: string,
  display: (file: string) => string,
): { houseAds: HouseAd[]; problems: Problem[] } {
  const file = path.join(contentDir, houseAdsFile);
  if (!existsSync(file)) return { houseAds: [], problems: [] };
  const why = 'Without a third-party ad, pages show one of these.';
  const {
    value = [],
    problems,
    lineOf,
  } = readYaml(readFileSync(file, 'utf8'), display(houseAdsFile), houseAds, {
    why,
    fix: 'Each ad has `name`, `description`, `link`, `image`, `poweredby` and `label`; `product` is the folder of the product that it advertises.',
  });
  const missing = value.flatMap(({ image }, index) => {
    const drawing = `${houseAdsFolder}/${image}.svg`;
    return existsSync(path.join(contentDir, drawing))
      ? []
      : {
          file: display(houseAdsFile),
          line: lineOf([index, 'image']),
          what: `There is no ${display(drawing)}.`,
          why,
          fix: 'Draw it 130 pixels wide and 100 pixels high, or name another image.',
        };
  });
  return { houseAds: value, problems: [...problems, ...missing] };
}

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
