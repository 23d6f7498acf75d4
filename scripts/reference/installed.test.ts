import ts from 'typescript';
import { expect, test } from 'vitest';
import claims from '../../src/reference/data/defaults.json' with { type: 'json' };
import sizes from '../../src/reference/data/sizes.json' with { type: 'json' };
import { projectDir } from '../../src/app/build/paths';
import { coreFacts, studioFacts } from '../../src/reference/readReference';
import type { Source } from '../../src/reference/records';
import { resolved } from './core/openProgram';
import { listChanges } from './listChanges';
import { locateInstalled, sourcesOf } from './packages/locatePackages';
import { readInstalledCore } from './readFacts';
import { coreModules } from './readModules';
import { readStudioComponents } from './studio/readStudioComponents';

const installed = locateInstalled(projectDir);

/** As JSON holds it, without the marks that comparing two versions gives. */
const bare = (facts: unknown): unknown =>
  JSON.parse(
    JSON.stringify(facts, (key, value: unknown) =>
      key === 'change' || key === 'notice' ? undefined : value,
    ),
  );
const advice =
  'The installed packages say something else than src/reference/data: pages would be wrong. Run `npm run reference` and review what it changes.';

const { opened, core, defaults } = readInstalledCore(installed);

test('the committed records are those of the installed @toolpad/core', () => {
  expect(listChanges(bare(coreFacts), bare(core)), advice).toEqual([]);
});

test('each documented import has a size, whose parts add up to the whole', () => {
  const documented = [...core.components, ...core.hooks].map(({ name }) => name);
  expect(Object.keys(sizes).sort(), advice).toEqual(documented.sort());
  for (const [name, { all, ...parts }] of Object.entries(sizes))
    for (const measure of ['minified', 'gzip'] as const) {
      const sum = Object.values(parts).reduce((total, part) => total + part[measure], 0);
      expect(parts.own[measure], name).toBeGreaterThan(0);
      // Parts import each other, and compress less well than one file.
      expect(sum - all[measure], `${name}.${measure}`).toBeGreaterThanOrEqual(0);
      expect(sum - all[measure], `${name}.${measure}`).toBeLessThan(600 + all[measure] * 0.04);
    }
});

test('the committed list of defaults that comments claim and the code does not have', () => {
  expect(listChanges(claims, bare(defaults)), advice).toEqual([]);
});

test('every public member that the package declares is in the records', () => {
  const { checker, packageOf } = opened;
  const types = Object.values(core.types);
  const rows = [
    ...types.map(({ name, members = [] }) => ({ owner: name, members })),
    ...core.components.flatMap(({ name, propsType, props, slots }) => [
      { owner: propsType, members: props },
      { owner: `${name}Slots`, members: slots },
    ]),
  ];
  const known = new Set(
    rows.flatMap(({ owner, members }) => members.map(({ name }) => `${owner}.${name}`)),
  );
  const isDeclared = (owner: string, name: string) =>
    types.some((one) => one.name === owner && one.declaration?.text.includes(` ${name}`));
  const declared = [...coreModules(installed.core).values()]
    .flatMap((file) => opened.exportsOf(file) ?? [])
    .map((symbol) => resolved(checker, symbol))
    .flatMap((symbol) => {
      const isType = symbol.flags & ts.SymbolFlags.Type;
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      const parameters = signature?.parameters.map((one) => checker.getTypeOfSymbol(one)) ?? [];
      return isType ? [checker.getDeclaredTypeOfSymbol(symbol)] : parameters;
    })
    .flatMap((type) => [
      ...checker.getPropertiesOfType(checker.getNonNullableType(type)),
      ...checker
        .getIndexInfosOfType(type)
        .map(({ declaration }) => ({ name: '[key', declarations: declaration && [declaration] })),
    ])
    .flatMap(({ name, declarations = [] }) => {
      const [declaration] = declarations;
      const owner =
        declaration &&
        ts.findAncestor(
          declaration.parent,
          (one) =>
            ts.isInterfaceDeclaration(one) ||
            ts.isTypeAliasDeclaration(one) ||
            ts.isClassDeclaration(one),
        );
      const isPublic =
        declaration && !(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private);
      return owner && isPublic && packageOf(owner.getSourceFile().fileName) === installed.core
        ? [[owner.name!.text, name] as const]
        : [];
    });
  expect(new Set(declared.map(([owner]) => owner)).size).toBeGreaterThan(60);
  expect(
    declared.filter(([owner, name]) => !known.has(`${owner}.${name}`) && !isDeclared(owner, name)),
  ).toEqual([]);
});

test('the committed records are those of the installed components of Studio', () => {
  const { components, runtime, ofStudio } = installed;
  const missing: string[] = [];
  const found = {
    components: readStudioComponents({ components, runtime }, missing),
    sources: sourcesOf([components, runtime, ...ofStudio], {}),
  };
  const names = new Set(found.sources.map((source) => source.package));
  const committed = {
    components: studioFacts.components,
    sources: studioFacts.sources.filter((source: Source) => names.has(source.package)),
  };
  expect(missing).toEqual([]);
  expect(listChanges(bare(committed), bare(found)), advice).toEqual([]);
});
