import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoRecord } from '../../content/compileDemo';
import { demoResultsFile } from '../../content/sources';
import type { DemoResult } from '../../domain/code/DemoResult';
import { hashOf } from './hash';

/** What `npm run stamp` has written of one demo. */
export interface DemoStamp extends DemoResult {
  /** Hash of all files of the demo as they were when it was tested. */
  source: string;
}

export type DemoStamps = Readonly<Record<string, DemoStamp>>;

/** Hash of all that a demo is made of, in every styling. */
export const demoSourceHash = (
  contentDir: string,
  { sources }: Pick<DemoRecord, 'sources'>,
): string => hashOf(...sources.map((file) => readFileSync(path.join(contentDir, file))));

/** The stamps of a content folder, none where nobody has tested. */
export function readDemoStamps(contentDir: string): DemoStamps {
  const file = path.join(contentDir, demoResultsFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoStamps) : {};
}

/** The result of a demo's last test, or undefined when any of its files has changed since. */
export function demoResultOf(
  stamps: DemoStamps,
  contentDir: string,
  record: DemoRecord,
): DemoResult | undefined {
  const stamp = stamps[record.name];
  if (!stamp || stamp.source !== demoSourceHash(contentDir, record)) return undefined;
  const { browser, looks, date } = stamp;
  return { browser, looks, date };
}
