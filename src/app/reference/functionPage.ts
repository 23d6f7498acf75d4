import type { StudioFunction } from '../../reference/records';
import { writeDemos } from './componentPage';
import { quotation, writeSource } from './notices';
import { PageWriter, type WrittenPage } from './PageWriter';
import { proseMarkdown } from './proseText';
import type { ReferenceContext } from './ReferenceContext';
import { describedBy, writeSignatures } from './signatures';
import type { TableSet } from './TableSet';
import { describedTypes, writeTypes } from './typeSections';

/** Reference page of a function of Toolpad Studio. */
export function functionPage(
  context: ReferenceContext,
  tables: TableSet,
  one: StudioFunction,
  types: readonly string[],
): WrittenPage {
  const { name, page, purpose, description, deprecated, demos, signatures } = one;
  const writer = new PageWriter(
    `${page}.mdx`,
    context.say('reference.title', { name }),
    purpose.text,
  );
  writer.add(proseMarkdown(purpose.text, context.resolve));
  if (deprecated)
    writer.add(
      `:::warning[${context.say('reference.deprecated')}]\n${proseMarkdown(deprecated.text, context.resolve)}\n:::`,
    );
  if (description) writer.add(quotation(context, description));
  writeDemos(writer, context, demos);
  writer.heading('import', context.say('reference.import')).code('tsx', one.import);
  writer.heading('signature', context.say('reference.signature'));
  writeSignatures(writer, context, tables, {
    name,
    table: name,
    id: `${name}-parameter`,
    signatures,
  });
  writeTypes(writer, context, tables, types);
  writeSource(writer, context, {
    described: [...describedBy(signatures), ...describedTypes(context, types), one],
    source: one.source,
    definedAt: one.definedAt,
  });
  return writer.done();
}
