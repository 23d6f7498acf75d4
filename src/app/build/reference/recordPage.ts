import { plural } from '../../../domain/strings/format';
import { referenceStrings } from '../../../domain/strings/referenceStrings';
import { sourceHref, definitionHref } from '../../../reference/definitionHref';
import type {
  CoreComponent,
  CoreHook,
  StudioFunction,
  TypeRecord,
  Prose,
} from '../../../reference/records';
import {
  code,
  conjunction,
  joined,
  link,
  paragraph,
  phrase,
  text,
  type Parts,
} from '../../../content/nodes';
import { changesIn } from './apiRows';
import { createReferencePage } from './createReferencePage';
import { importSize } from './importSize';
import type { ReferenceContext } from './ReferenceContext';
import {
  codeBlock,
  prose,
  type ImportRow,
  type ReferenceBlock,
  type ReferencePage,
} from './ReferencePage';
import { describedTypes, typeBlocks } from './typeSections';
import { corePackage } from '../../../domain/code/documentedPackages';

/**
 * Which import lines need a hand with Material UI 7, which the package allows: `CrudForm` and `Show` of
 * version 0.13.0 import a module that Material UI 7 has renamed. A bundler that takes the one for the other
 * fixes it. `tests/reference/importLines.test.ts` runs every line, with that module and without.
 */
export const importCaveat = {
  modules: [corePackage, `${corePackage}/Crud`],
  missing: '@mui/material/Grid2',
  instead: '@mui/material/Grid',
} as const;

type ImportedRecord = CoreComponent | CoreHook | StudioFunction;

/** How to import the thing, and the pages that show it in use, as far as they are written. */
function importRow(
  context: ReferenceContext,
  { name, demos, source, definedAt, ...imported }: ImportedRecord,
  importLine: string,
): ImportRow {
  const written = demos.filter(({ page }) => context.hasPage(page));
  return {
    name,
    linksId: written.length > 0 ? 'demos' : undefined,
    importLine,
    size: 'size' in imported && imported.size ? importSize(imported.size) : undefined,
    sourceHref: sourceHref(source, definedAt.version),
    links: written.map(({ title, page }) => ({
      // Guides of Studio have no demos.
      label: page.startsWith('studio/') ? title : context.say('reference.demosOf', { title }),
      href: context.href(page),
    })),
  };
}

/** The import line that is not at the top, and the notices about both. */
function importSection(
  context: ReferenceContext,
  { root, subpath }: CoreComponent['imports'],
): Parts<ReferenceBlock> {
  const modules = importCaveat.modules.filter((name) =>
    [root, subpath].some((line) => line.endsWith(`'${name}';`)),
  );
  const caveat = phrase(plural(referenceStrings['reference.importCaveat'], modules.length), {
    modules: conjunction(modules.map((name) => [code(name)])),
    missing: code(importCaveat.missing),
    instead: code(importCaveat.instead),
  });
  return [
    context.heading('import', 'reference.import'),
    codeBlock('tsx', root),
    modules.length > 0 && prose(paragraph(caveat)),
  ];
}

interface RecordParts {
  /** What the page says of this kind of thing. */
  blocks: Parts<ReferenceBlock>;
  /** What packages may have described in them. */
  described: readonly Described[];
}

/**
 * Reference page of something that can be imported: how, what it is, the types that it names, and its source.
 * @param types those that the page defines
 */
export function recordPage(
  context: ReferenceContext,
  record: ImportedRecord,
  types: readonly TypeRecord[],
  { blocks, described }: RecordParts,
): ReferencePage {
  const { name, page, summary } = record;
  const changes = changesIn(context, record.past).map(({ kind, version, href }) => [
    link(href, text(context.say(`markdown.${kind}`, { version }))),
    text('.'),
  ]);
  return createReferencePage(context, {
    page,
    title: context.say('reference.title', { name }),
    intro: context.prose(summary.text),
    importRow:
      'import' in record
        ? { id: 'import', ...importRow(context, record, record.import) }
        : importRow(context, record, record.imports.subpath),
    blocks: [
      changes.length > 0 && prose(paragraph(joined(changes, ' '))),
      blocks,
      typeBlocks(context, types),
      'imports' in record && importSection(context, record.imports),
      sourceSection(context, record, [...described, ...describedTypes(types)]),
    ],
  });
}

/** What packages may have described. */
export interface Described {
  name?: string;
  rule?: string;
  description?: Prose;
  deprecated?: Prose;
}

/**
 * The package that a page is about, and which text of the page is the package's.
 * @param all everything on the page that packages may have described
 */
export function sourceSection(
  context: ReferenceContext,
  { source, definedAt }: Pick<CoreComponent, 'source' | 'definedAt'>,
  all: readonly Described[],
): Parts<ReferenceBlock> {
  const { versions, notices } = context.reference;
  const proses = all.flatMap((one) => [one.description, one.deprecated]);
  const packages = [...new Set(proses.flatMap((prose) => prose?.quotedFrom ?? []))];
  const ours = all
    .filter((one) => one.description && one.description.quotedFrom === undefined)
    .map(({ name, rule }) => name ?? rule ?? '');
  const from = packages.map((name) => {
    const { license, copyright } = notices[name]!;
    return context.phrase('reference.license', {
      package: code(name),
      version: versions[name]!,
      license,
      copyright,
    });
  });
  return [
    context.heading('source', 'reference.source'),
    context.sentence('reference.sourceOf', {
      source: link(
        sourceHref(source, definedAt.version),
        text(context.say('reference.sourceCode')),
      ),
      declaration: link(definitionHref(definedAt), text(context.say('reference.declaration'))),
      package: code(definedAt.package),
      version: definedAt.version,
    }),
    packages.length > 0 &&
      context.sentence(ours.length > 0 ? 'reference.quotedBut' : 'reference.quoted', {
        packages: joined(from),
        ours: joined([...new Set(ours)].map((name) => [code(name)])),
      }),
  ];
}
