import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectDir } from '../src/app/build/paths';
import { versionHistory } from '../src/reference/readReference';
import type { ImportSize } from '../src/reference/records';
import { parseFlags } from './cli/parseFlags.mjs';
import { listChanges } from './reference/listChanges';
import { locatePackages } from './reference/packages/locatePackages';
import { measureImport } from './reference/measureImport';
import { packagesDirOf } from './reference/packages/fetchPackage';
import { readFacts } from './reference/readFacts';

/**
 * Writes what the published packages say, and what their imports add to a bundle, to `src/reference/data`, and prints
 * what changed. Packages that are not installed are downloaded once. Published versions do not change: this is only
 * needed when a version in `package.json` or in `packageTable.ts` does, or when the code in `scripts/reference` does.
 */
parseFlags({ usage: 'npm run reference', options: {} });
const packages = locatePackages(projectDir, packagesDirOf(projectDir));
const sizes: Record<string, ImportSize> = {};
const facts = { ...readFacts(packages, versionHistory), sizes };
for (const { name, imports } of [...facts.core.components, ...facts.core.hooks])
  sizes[name] = await measureImport(imports.subpath);
for (const [name, found] of Object.entries(facts)) {
  const file = path.join(projectDir, `src/reference/data/${name}.json`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const after = await format(JSON.stringify(found), {
    ...(await resolveConfig(file)),
    filepath: file,
  });
  writeFileSync(file, after);
  const changes = listChanges(JSON.parse(before), JSON.parse(after));
  process.stdout.write(
    `${path.relative(process.cwd(), file)}: ${changes.length === 0 ? 'no change' : ['', ...changes].join('\n  ')}\n`,
  );
}
const { components, hooks, types } = facts.core;
const rows = [
  ...components.flatMap(({ props, slots }) => [...props, ...slots]),
  ...hooks.flatMap(({ signatures }) => signatures.flatMap(({ parameters }) => parameters)),
  ...Object.values(types).flatMap(({ members = [] }) => members),
];
const inherited = components.flatMap((component) => component.inherits?.props ?? []);
const claims = Object.values(facts.defaults);
const counts = {
  'from code': rows.filter((row) => row.default ?? row.defaultFrom).length,
  'only from comments of Material UI': inherited.filter((row) => row.default).length,
  'other than a comment claims': claims.filter(({ code }) => code).length,
  'claimed, and set by no code': claims.filter(({ code }) => !code).length,
};
for (const [kind, count] of Object.entries(counts))
  process.stdout.write(`Defaults ${kind}: ${count}\n`);
