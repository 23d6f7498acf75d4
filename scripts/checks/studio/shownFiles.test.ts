import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { defaultContentDir } from '../../../src/app/build/paths';
import { readFences } from '../../../src/content/code-check/readFences';

const folder = path.join(defaultContentDir, 'studio/examples');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Of YAML what it means, as the editor and Prettier quote differently. */
const contentOf = (file: string, text: string): unknown =>
  file.endsWith('.yml') ? parse(text) : text.trimEnd();

it.each(['npm-stats', 'basic-crud-app', 'qr-generator'])(
  'the page of %s shows the files of its project',
  (project) => {
    const shown = readFences(`${project}.mdx`, read(`${project}.mdx`)).flatMap(({ title, code }) =>
      title ? [[title, code] as const] : [],
    );
    expect(Object.fromEntries(shown.map(([file, code]) => [file, contentOf(file, code)]))).toEqual(
      Object.fromEntries(
        shown.map(([file]) => [file, contentOf(file, read(`projects/${project}/${file}`))]),
      ),
    );
    const files = readdirSync(path.join(folder, 'projects', project, 'toolpad'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) => /(page\.yml|\.tsx?)$/.test(file));
    expect(shown.map(([file]) => file).sort()).toEqual(
      files.map((file) => `toolpad/${file}`).sort(),
    );
  },
);

it('the tutorial ends with the page of its project', () => {
  const tutorial = readFileSync(
    path.join(defaultContentDir, 'studio/getting-started/first-app.mdx'),
    'utf8',
  );
  const shown = readFences('first-app.mdx', tutorial).filter(({ title }) => title);
  expect(shown.map(({ title, code }) => [title, contentOf(title!, code)])).toEqual([
    [
      'toolpad/pages/page/page.yml',
      contentOf('page.yml', read('projects/first-app/toolpad/pages/page/page.yml')),
    ],
  ]);
});
