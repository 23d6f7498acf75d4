import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from '../../src/app/build/paths';
import type { FuzzSubject } from './FuzzSubject';

const folder = path.join(projectDir, 'tests/fuzz/subjects');

/** Names of all subjects: a file each. */
export const subjectNames = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

export async function readSubject(name: string): Promise<FuzzSubject> {
  const file = pathToFileURL(path.join(folder, `${name}.ts`)).href;
  return ((await import(/* @vite-ignore */ file)) as { subject: FuzzSubject }).subject;
}
