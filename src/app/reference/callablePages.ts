import type { CoreHook, StudioFunction } from '../../reference/records';
import { importRow, importSection } from './componentPage';
import { sourceSection } from './notices';
import type { ReferenceContext } from './ReferenceContext';
import { createReferencePage, nameHeading, type ReferencePage } from './ReferencePage';
import { describedBy, signatureBlocks } from './signatures';
import { describedTypes, typeBlocks } from './typeSections';

/** Reference page of a hook of Toolpad Core. */
export function hookPage(
  context: ReferenceContext,
  hook: CoreHook,
  types: readonly string[],
): ReferencePage {
  const { name, page, summary, description, signatures, methods } = hook;
  return createReferencePage(context, {
    page,
    title: context.say('reference.title', { name }),
    intro: context.prose(summary.text),
    importRow: importRow(context, hook, hook.imports.subpath),
    blocks: [
      context.heading('signature', 'reference.signature'),
      ...signatureBlocks(context, { name, id: `${name}-parameter`, signatures }),
      ...(methods.length > 0 ? [context.heading('methods', 'reference.methods')] : []),
      ...methods.flatMap((method) => [
        nameHeading(method.name),
        ...signatureBlocks(context, {
          name: method.name,
          id: `${method.name}-parameter`,
          signatures: method.signatures,
        }),
      ]),
      ...typeBlocks(context, types),
      ...importSection(context, hook.imports),
      ...sourceSection(context, {
        description,
        described: [
          ...describedBy(signatures),
          ...methods.flatMap((method) => describedBy(method.signatures)),
          ...describedTypes(context, types),
        ],
        source: hook.source,
        definedAt: hook.definedAt,
      }),
    ],
  });
}

/** Reference page of a function of Toolpad Studio. */
export function functionPage(
  context: ReferenceContext,
  one: StudioFunction,
  types: readonly string[],
): ReferencePage {
  const { name, page, summary, description, deprecated, signatures } = one;
  return createReferencePage(context, {
    page,
    title: context.say('reference.title', { name }),
    intro: context.prose(summary.text),
    importRow: { id: 'import', ...importRow(context, one, one.import) },
    blocks: [
      ...(deprecated
        ? [
            {
              kind: 'deprecated' as const,
              title: context.say('reference.deprecated'),
              nodes: context.prose(deprecated.text),
            },
          ]
        : []),
      context.heading('signature', 'reference.signature'),
      ...signatureBlocks(context, { name, id: `${name}-parameter`, signatures }),
      ...typeBlocks(context, types),
      ...sourceSection(context, {
        description,
        described: [...describedBy(signatures), ...describedTypes(context, types), one],
        source: one.source,
        definedAt: one.definedAt,
      }),
    ],
  });
}
