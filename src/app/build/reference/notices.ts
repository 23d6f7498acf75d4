import { definitionHref, sourceHref } from '../../../reference/definitionHref';
import type { CoreComponent, Prose } from '../../../reference/records';
import { code, joined, link, text, type Parts } from '../../../content/nodes';
import type { ReferenceContext } from './ReferenceContext';
import type { ReferenceBlock } from './ReferencePage';

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
