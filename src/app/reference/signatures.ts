import type { Signature } from '../../reference/records';
import { rowOf } from './apiRows';
import { quotation } from './notices';
import { codeText, type PageWriter } from './PageWriter';
import { proseInlineMarkdown } from './proseText';
import type { ReferenceContext } from './ReferenceContext';
import type { TableSet } from './TableSet';

const links = (context: ReferenceContext, text: Signature['returns']) =>
  Object.entries(context.typeLinks(text)).map(([name, href]) => `[${codeText(name)}](${href})`);

interface Called {
  name: string;
  /** The table of parameters is known by it; more ways to call get a number. */
  table: string;
  /** Begins the anchors of the parameters. */
  id: string;
  signatures: readonly Signature[];
}

/** Each way to call a function: its signature, parameters and result. */
export function writeSignatures(
  writer: PageWriter,
  context: ReferenceContext,
  tables: TableSet,
  { name, table, id, signatures }: Called,
): void {
  signatures.forEach((signature, index) => {
    const { text, parameters, returns, description, returnsDescription, typeParameters } =
      signature;
    const suffix = index === 0 ? '' : `-${index + 1}`;
    if (description) writer.add(quotation(context, description));
    writer.code('ts', name + text);
    if (parameters.length > 0) {
      const caption = context.say(
        index === 0 ? 'reference.parametersOf' : 'reference.parametersAgain',
        { name, number: String(index + 1) },
      );
      tables.add(table + suffix, {
        id: id + suffix,
        caption,
        kind: 'parameters',
        rows: parameters.map((row) => rowOf(context, row)),
      });
      writer.table(table + suffix);
    }
    const bounds = typeParameters.flatMap((parameter) => links(context, parameter));
    if (bounds.length > 0)
      writer.add(context.say('reference.bounds', { types: [...new Set(bounds)].join(', ') }));
    const named = links(context, returns);
    const said = returnsDescription
      ? `: ${proseInlineMarkdown(returnsDescription.text, context.resolve)}`
      : '.';
    const result = codeText(returns.text.replace(/\s+/g, ' '));
    const isOneName = returns.names?.[returns.text] !== undefined && named.length === 1;
    writer.add(
      `**${context.say('reference.result')}**: ${isOneName ? named[0]! : result}${!isOneName && named.length > 0 ? ` (${named.join(', ')})` : ''}${said}`,
    );
  });
}

/** What packages may have described of ways to call something. */
export const describedBy = (signatures: readonly Signature[]) =>
  signatures.flatMap(({ parameters, description }) => [
    ...parameters,
    ...(description ? [{ name: '', description }] : []),
  ]);
