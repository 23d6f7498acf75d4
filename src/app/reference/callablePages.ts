import type { CoreHook, StudioFunction, TypeRecord } from '../../reference/records';
import { recordPage } from './recordPage';
import type { ReferenceContext } from './ReferenceContext';
import { nameHeading, type ReferencePage } from './ReferencePage';
import { describedBy, signatureBlocks } from './signatures';

/** Reference page of a hook of Toolpad Core. */
export function hookPage(
  context: ReferenceContext,
  hook: CoreHook,
  types: readonly TypeRecord[],
): ReferencePage {
  const { name, signatures, methods } = hook;
  return recordPage(context, hook, types, {
    blocks: [
      context.heading('signature', 'reference.signature'),
      signatureBlocks(context, name, signatures),
      methods.length > 0 && context.heading('methods', 'reference.methods'),
      methods.map((method) => [
        nameHeading(method.name),
        signatureBlocks(context, method.name, method.signatures),
      ]),
    ],
    described: describedBy([...signatures, ...methods.flatMap((method) => method.signatures)]),
  });
}

/** Reference page of a function of Toolpad Studio. */
export function functionPage(
  context: ReferenceContext,
  one: StudioFunction,
  types: readonly TypeRecord[],
): ReferencePage {
  const { name, deprecated, signatures } = one;
  return recordPage(context, one, types, {
    blocks: [
      deprecated && {
        kind: 'deprecated',
        title: context.say('reference.deprecated'),
        // The lines below say what the function does, as the lead.
        nodes: context.prose(deprecated.text.split('\n', 1)[0]!),
      },
      context.heading('signature', 'reference.signature'),
      signatureBlocks(context, name, signatures),
    ],
    described: [...describedBy(signatures), one],
  });
}
