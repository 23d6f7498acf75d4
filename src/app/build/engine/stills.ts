import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoNameOf, listSources } from '../../../content/sources';
import {
  defaultDemoHeight,
  demoStills,
  sceneStills,
  stillFile,
  type StillSize,
} from '../../../domain/content/demoSizes';
import { hashOf } from './hash';

export const stillSchemes = ['light', 'dark'] as const;

interface StillRules {
  sizes: StillSize[];
  /** Bytes of a still: a page may have a dozen demos, but shows one scene at a time. */
  maxBytes: number;
}

/** The stills of a demo as they should be. */
export interface WantedStills extends StillRules {
  demo: string;
  /** How their file names begin; it changes with the demo's source and the heights. */
  source: string;
}

/** File names of stills. */
export const stillFiles = ({ source, sizes }: Pick<WantedStills, 'source' | 'sizes'>): string[] =>
  sizes.flatMap((size) => stillSchemes.map((scheme) => stillFile(source, size, scheme)));

const scene: StillRules = { sizes: sceneStills, maxBytes: 40_000 };

/** The rules for the demo of a `<Demo>` with these props, as text. */
function rulesOf(props: string): StillRules {
  const numberOf = (name: string) => {
    const [, number] = new RegExp(`\\b${name}=\\{(\\d+)\\}`).exec(props) ?? [];
    return number === undefined ? undefined : Number(number);
  };
  const height = numberOf('height') ?? defaultDemoHeight;
  return { sizes: demoStills(height, numberOf('phoneHeight')), maxBytes: 15_000 };
}

/** The demos that the text of a page shows. */
const shownDemos = (text: string) =>
  [...text.matchAll(/<(Demo|Scene)\s([^>]*?\b(?:name|demo)="(\w+)"[^>]*)>/g)].map(
    ([, component, props = '', demo = '']) =>
      [demo, component === 'Scene' ? scene : rulesOf(props)] as const,
  );

/** The stills of all demos that pages of a content folder show. */
export function wantedStills(contentDir: string): WantedStills[] {
  const { pages, demos } = listSources(contentDir);
  const read = (file: string) => readFileSync(path.join(contentDir, file), 'utf8');
  const shown = new Map(pages.flatMap((page) => shownDemos(read(page))));
  return demos.flatMap((file) => {
    const demo = demoNameOf(file);
    const rules = shown.get(demo);
    if (!rules) return [];
    const heights = rules.sizes.map(({ height }) => height);
    const hash = hashOf(read(file), ...new Set(heights.map(String))).slice(0, 8);
    return [{ demo, source: `${demo}.${hash}`, ...rules }];
  });
}

/** How the names of the stills in a folder begin, by demo; of stale ones, too. */
export function readStills(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.flatMap((file) => {
      const [, source, demo] = /^((\w+)\.\w+)\.\d+\.light\.webp$/.exec(file) ?? [];
      return source && demo ? [[demo, source] as const] : [];
    }),
  );
}
