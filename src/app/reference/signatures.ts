import type { Signature } from '../../reference/records';
import { rowOf } from './apiRows';
import type { Paragraph } from 'mdast';
import { code, joined, paragraph, text, type Parts } from '../../content/nodes';
import type { Described } from './notices';
import type { ReferenceContext } from './ReferenceContext';
import { codeBlock, prose, table, type ReferenceBlock } from './ReferencePage';

/** Each way to call a function: its signature, parameters and result. */
export const signatureBlocks = (
  context: ReferenceContext,
  name: string,
  signatures: readonly Signature[],
): Parts<ReferenceBlock> =>
  signatures.map((signature, index) => {
    const { parameters, description, typeParameters } = signature;
    const number = String(index + 1);
    const bounds = context.linkedNames(...typeParameters);
    return [
      description && prose(context.prose(description.text)),
      codeBlock('ts', name + signature.text),
      parameters.length > 0 &&
        table({
          // More ways to call it have a number.
          id: index === 0 ? `${name}-parameter` : `${name}-parameter-${number}`,
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
  const named = context.linkedNames(returns);
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
export const describedBy = (signatures: readonly Signature[]): Described[] =>
  signatures.flatMap(({ parameters, description }) => [...parameters, { name: '', description }]);
