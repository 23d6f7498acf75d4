import type { DefinedAt, Prose } from '../../reference/records';
import { definitionHref, sourceHref } from '../../reference/definitionHref';
import { codeText, type PageWriter } from './PageWriter';
import { proseMarkdown } from './proseText';
import type { ReferenceContext } from './ReferenceContext';

/** Words of a package as a quotation that names it. */
export function quotation(context: ReferenceContext, { text, quotedFrom }: Prose): string {
  const lines = proseMarkdown(text, context.resolve);
  if (quotedFrom === undefined) return lines;
  return [
    ...lines.split('\n'),
    '',
    context.say('reference.from', { package: codeText(quotedFrom) }),
  ]
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

interface Described {
  name?: string;
  rule?: string;
  description?: Prose;
  deprecated?: Prose;
}

interface NoticeParts {
  /** Everything on the page that packages may have described. */
  described: readonly Described[];
  source: string;
  definedAt: DefinedAt;
}

/** Where the thing comes from, and which words of the page are the package's. */
export function writeSource(
  writer: PageWriter,
  context: ReferenceContext,
  { described, source, definedAt }: NoticeParts,
): void {
  const { versions, notices } = context.reference;
  const proses = described.flatMap(({ description, deprecated }) => [description, deprecated]);
  const packages = [...new Set(proses.flatMap((prose) => prose?.quotedFrom ?? []))];
  const ours = [
    ...new Set(
      described
        .filter(({ description }) => description && description.quotedFrom === undefined)
        .map(({ name, rule }) => name ?? rule ?? ''),
    ),
  ];
  const version = versions[definedAt.package] ?? definedAt.version;
  const { say } = context;
  const places = {
    source: `[${say('reference.sourceCode')}](${sourceHref(source, version)})`,
    declaration: `[${say('reference.declaration')}](${definitionHref(definedAt)})`,
  };
  writer
    .heading('source', say('reference.source'))
    .add(say('reference.sourceOf', { ...places, package: codeText(definedAt.package), version }));
  if (packages.length === 0) return;
  const from = packages.map((name) => {
    const { license, copyright } = notices[name] ?? { license: 'MIT', copyright: '' };
    const values = {
      package: codeText(name),
      version: versions[name]!,
      licence: license,
      copyright: proseMarkdown(copyright, () => undefined),
    };
    return say(copyright ? 'reference.licence' : 'reference.licenceOnly', values);
  });
  writer.add(
    say(ours.length > 0 ? 'reference.quotedBut' : 'reference.quoted', {
      packages: from.join(', '),
      ours: ours.map(codeText).join(', '),
    }),
  );
}
