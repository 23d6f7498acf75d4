import type { CoreHook } from '../../reference/records';
import { writeDemos, writeImports } from './componentPage';
import { quotation, writeSource } from './notices';
import { PageWriter, type WrittenPage } from './PageWriter';
import { proseMarkdown } from './proseText';
import type { ReferenceContext } from './ReferenceContext';
import { describedBy, writeSignatures } from './signatures';
import type { TableSet } from './TableSet';
import { describedTypes, writeTypes } from './typeSections';

/** Reference page of a hook of Toolpad Core. */
export function hookPage(
  context: ReferenceContext,
  tables: TableSet,
  hook: CoreHook,
  types: readonly string[],
): WrittenPage {
  const { name, page, purpose, description, demos, imports, signatures, methods } = hook;
  const writer = new PageWriter(
    `${page}.mdx`,
    context.say('reference.title', { name }),
    purpose.text,
  );
  writer.add(proseMarkdown(purpose.text, context.resolve));
  if (description) writer.add(quotation(context, description));
  writeDemos(writer, context, demos);
  writeImports(writer, context, imports);
  writer.heading('signature', context.say('reference.signature'));
  writeSignatures(writer, context, tables, {
    name,
    table: name,
    id: `${name}-parameter`,
    signatures,
  });
  if (methods.length > 0) writer.heading('methods', context.say('reference.methods'));
  for (const method of methods) {
    writer.add(`### ${method.name}`);
    writeSignatures(writer, context, tables, {
      name: method.name,
      table: `${name}.${method.name}`,
      id: `${method.name}-parameter`,
      signatures: method.signatures,
    });
  }
  writeTypes(writer, context, tables, types);
  const described = [
    ...describedBy(signatures),
    ...methods.flatMap((method) => describedBy(method.signatures)),
    ...describedTypes(context, types),
  ];
  writeSource(writer, context, { described, source: hook.source, definedAt: hook.definedAt });
  return writer.done();
}
