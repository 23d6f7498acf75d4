import type { Paragraph } from 'mdast';
import { code, joined, paragraph, text, type Parts } from '../../../content/nodes';
import type { CoreHook, Signature, StudioFunction, TypeRecord } from '../../../reference/records';
import { rowOf } from './apiRows';
import { type Described, recordPage } from './recordPage';
import type { ReferenceContext } from './ReferenceContext';
import {
  codeBlock,
  nameHeading,
  prose,
  table,
  type ReferenceBlock,
  type ReferencePage,
} from './ReferencePage';

/** Begins the ids of the parameters of one way to call a function; the first has no number. */
export const parameterTableId = (name: string, index: number): string =>
  index === 0 ? `${name}-parameter` : `${name}-parameter-${index + 1}`;

/** Each way to call a function: its signature, parameters and result. */
const signatureBlocks = (
  context: ReferenceContext,
  name: string,
  signatures: readonly Signature[],
): Parts<ReferenceBlock> =>
  signatures.map((signature, index) => {
    const { parameters, description, typeParameters } = signature;
    const number = String(index + 1);
    const bounds = context.linkedNames(typeParameters);
    return [
      description && prose(context.prose(description.text)),
      codeBlock('ts', name + signature.text),
      parameters.length > 0 &&
        table({
          id: parameterTableId(name, index),
          caption: context.say(
            index === 0 ? 'reference.parametersOf' : 'reference.parametersAgain',
            { name, number },
          ),
          kind: 'parameters',
          rows: parameters.map((row) => rowOf(context, row)),
        }),
      bounds.length > 0 && context.sentence('reference.bounds', { types: joined(bounds) }),
      prose(resultOf(context, signature)),
    ];
  });

function resultOf(
  context: ReferenceContext,
  { returns, returnsDescription }: Signature,
): Paragraph {
  const named = context.linkedNames([returns]);
  const isOneName = returns.names?.[returns.text] !== undefined && named.length === 1;
  return paragraph(
    { type: 'strong', children: context.phrase('reference.result') },
    text(': '),
    isOneName ? joined(named) : code(returns.text.replace(/\s+/g, ' ')),
    !isOneName && named.length > 0 && [text(' ('), joined(named), text(')')],
    returnsDescription ? [text(': '), context.inline(returnsDescription.text)] : text('.'),
  );
}

/** What packages may have described of ways to call something. */
const describedBy = (signatures: readonly Signature[]): Described[] =>
  signatures.flatMap(({ parameters, description }) => [...parameters, { name: '', description }]);

/** Reference page of a hook of Core. */
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

/** Reference page of a function of Studio. */
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
