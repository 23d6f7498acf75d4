import type { Signature } from '../../reference/records';
import { rowOf } from './apiRows';
import { code, joined, paragraph, text, type Inline } from '../../content/nodes';
import { described } from './notices';
import type { ReferenceContext } from './ReferenceContext';
import { codeBlock, prose, table, type ReferenceBlock } from './ReferencePage';

interface Called {
  name: string;
  /** Begins the anchors of the parameters; more ways to call get a number. */
  id: string;
  signatures: readonly Signature[];
}

/** Each way to call a function: its signature, parameters and result. */
export function signatureBlocks(
  context: ReferenceContext,
  { name, id, signatures }: Called,
): ReferenceBlock[] {
  return signatures.flatMap((signature, index) => {
    const { parameters, description, typeParameters } = signature;
    const caption = context.say(
      index === 0 ? 'reference.parametersOf' : 'reference.parametersAgain',
      { name, number: String(index + 1) },
    );
    const bounds = context.linkedNames(...typeParameters);
    return [
      ...(description ? [prose(...described(context, description))] : []),
      codeBlock('ts', name + signature.text),
      ...(parameters.length > 0
        ? [
            table({
              id: index === 0 ? id : `${id}-${index + 1}`,
              caption,
              kind: 'parameters',
              rows: parameters.map((row) => rowOf(context, row)),
            }),
          ]
        : []),
      ...(bounds.length > 0
        ? [context.sentence('reference.bounds', { types: joined(bounds) })]
        : []),
      prose(paragraph(...resultOf(context, signature))),
    ];
  });
}

function resultOf(context: ReferenceContext, { returns, returnsDescription }: Signature): Inline {
  const named = context.linkedNames(returns);
  const isOneName = returns.names?.[returns.text] !== undefined && named.length === 1;
  const type: Inline = isOneName ? joined(named) : [code(returns.text.replace(/\s+/g, ' '))];
  return [
    { type: 'strong', children: context.phrase('reference.result') },
    text(': '),
    ...type,
    ...(!isOneName && named.length > 0 ? [text(' ('), ...joined(named), text(')')] : []),
    ...(returnsDescription
      ? [text(': '), ...context.inline(returnsDescription.text)]
      : [text('.')]),
  ];
}

/** What packages may have described of ways to call something. */
export const describedBy = (signatures: readonly Signature[]) =>
  signatures.flatMap(({ parameters, description }) => [
    ...parameters,
    ...(description ? [{ name: '', description }] : []),
  ]);
