import type { DefinedAt, Prose } from '../../domain/reference/Reference';
import { definitionHref, sourceHref } from '../../domain/reference/definitionHref';
import { codeText, type PageWriter } from './PageWriter';
import { proseMarkdown } from './proseText';
import type { ReferenceContext } from './ReferenceContext';

/** Words of a package as a quotation that names it. */
export function quotation(context: ReferenceContext, { text, quotedFrom }: Prose): string {
  const lines = proseMarkdown(text, context.resolve);
  if (quotedFrom === undefined) return lines;
  return [...lines.split('\n'), '', `— from the package ${codeText(quotedFrom)}`].map((line) => `> ${line}`.trimEnd()).join('\n');
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
export function writeSource(writer: PageWriter, context: ReferenceContext, { described, source, definedAt }: NoticeParts): void {
  const { versions, notices } = context.reference;
  const proses = described.flatMap(({ description, deprecated }) => [description, deprecated]);
  const packages = [...new Set(proses.flatMap((prose) => prose?.quotedFrom ?? []))];
  const ours = [...new Set(described.filter(({ description }) => description && description.quotedFrom === undefined).map(({ name, rule }) => name ?? rule ?? ''))];
  const version = versions[definedAt.package] ?? definedAt.version;
  writer.add('## Source', `[Source code](${sourceHref(source, version)}) and [declaration](${definitionHref(definedAt)}) in ${codeText(definedAt.package)} ${version}.`);
  if (packages.length === 0) return;
  const from = packages.map((name) => {
    const { license, copyright } = notices[name] ?? { license: 'MIT', copyright: '' };
    return `${codeText(name)} ${versions[name]} (${license} licence${copyright ? `, ${proseMarkdown(copyright, () => undefined)}` : ''})`;
  });
  writer.add(`The descriptions are quoted from ${from.join(', ')}${ours.length > 0 ? `; those of ${ours.map(codeText).join(', ')} are ours` : ''}.`);
}
