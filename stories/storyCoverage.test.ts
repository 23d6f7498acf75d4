import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { componentNotes } from './kit/componentNotes';

const folder = 'stories/components';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

it.each(readdirSync('src/components'))('%s has dark and right-to-left stories', (name) => {
  const file = files.find((candidate) => path.basename(candidate) === `${name}.stories.tsx`);
  if (!file) throw new Error(`src/components/${name} has no stories. Write ${name}.stories.tsx.`);
  const code = readFileSync(path.join(folder, file), 'utf8');
  const csf = loadCsf(code, { makeTitle: (title) => title }).parse();
  const globals = [csf._metaAnnotations, ...Object.values(csf._storyAnnotations)].flatMap((own) =>
    own.globals ? code.slice(own.globals.start!, own.globals.end!) : [],
  );
  for (const wanted of ["direction: 'rtl'", "mode: 'dark'"])
    expect(globals.join(), `${file} needs a story with globals: { ${wanted} }`).toContain(wanted);
});

it('has a note for the docs page of each component', () =>
  expect(Object.keys(componentNotes).sort()).toEqual(readdirSync('src/components').sort()));
