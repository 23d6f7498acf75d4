import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../src/app/paths';
import { docsSlots } from '../src/theme/docsSlots';
import { componentFacts, sourcesOf } from './componentFacts';
import { docCommentOf } from './docComments';

const facts = componentFacts();

it.each(Object.entries(docsSlots))('the anatomy of %s finds each slot', (component, slots) => {
  const name = component.slice('Docs'.length);
  const source = sourcesOf(name);
  const unknown = slots.filter(
    (slot) =>
      !(slot in facts[name]!.parts) &&
      !source.includes(`slot: '${slot[0]!.toUpperCase()}${slot.slice(1)}'`) &&
      !source.includes(`'${component}-${slot}'`),
  );
  expect(unknown).toEqual([]);
});

const folder = path.join(projectDir, 'stories/components');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

it.each(files)('the docs page of %s has a lead', (file) => {
  const name = path.basename(file, '.stories.tsx');
  const own = docCommentOf('const meta\\b', readFileSync(path.join(folder, file), 'utf8'));
  expect(facts[name]?.summary ?? own).toBeTruthy();
});
