import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../src/app/paths.ts';

const folder = path.join(projectDir, 'stories');
const list = path.join(folder, 'shownStates.ts');

/** The stories that `stories/shownStates.ts` names, by file: they show the states of the unions in `src/domain`. */
export function statesOfUnions(code = readFileSync(list, 'utf8')): Map<string, Set<string>> {
  const imports = new Map(
    [...code.matchAll(/import \* as (\w+) from '(.+\.stories)'/g)].map(([, name, file]) => [
      name!,
      `${path.join(folder, file!)}.tsx`,
    ]),
  );
  const states = new Map<string, Set<string>>();
  for (const [, name, story] of code.matchAll(/: (\w+)\.(\w+)/g)) {
    const file = imports.get(name!);
    if (file) states.set(file, (states.get(file) ?? new Set()).add(story!));
  }
  return states;
}
