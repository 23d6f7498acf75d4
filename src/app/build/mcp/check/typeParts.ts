import { parse } from '@babel/parser';
import type { Node, TSExpressionWithTypeArguments } from '@babel/types';
import type { TypeRecord, TypeText } from '../../../../reference/records';

/** One of the types that a value may have: no union, and no name of ours. */
export interface TypePart {
  node: Node;
  source: string;
  names: Readonly<Record<string, string>>;
}

/** Types that neither keys nor strings are known of, nor expected. */
const plain =
  /^TS(?:Number|Boolean|Null|Undefined|Void|Never|BigInt|Symbol)Keyword$|^TSFunctionType$/;
const known = /^TS(?:TypeLiteral|InterfaceBody|LiteralType|ArrayType)$/;

const membersOf = (node: Node) =>
  node.type === 'TSTypeLiteral' ? node.members : node.type === 'TSInterfaceBody' ? node.body : [];

/** The keys of objects. */
const keyed = (parts: readonly TypePart[]) =>
  parts.flatMap((part) =>
    membersOf(part.node).flatMap((one) => {
      if (!('key' in one) || one.key.type !== 'Identifier') return [];
      const stated = one.typeAnnotation;
      const type = stated?.type === 'TSTypeAnnotation' ? stated.typeAnnotation : undefined;
      return [{ key: one.key.name, part, type }];
    }),
  );

function parsed({ text, names = {} }: TypeText, before: string): TypePart {
  const source = before + text;
  const { program } = parse(source, { plugins: ['typescript'], sourceType: 'module' });
  return { node: program.body[0]!, source, names };
}

/** Types of the records in parts, for the names and strings that they allow. */
export function createTypeParts(types: Readonly<Record<string, TypeRecord>>) {
  function partsOf(part: TypePart): TypePart[] {
    const { node, source, names } = part;
    const of = (...nodes: Node[]) => nodes.flatMap((one) => partsOf({ ...part, node: one }));
    const named = (name: Node, [first]: readonly Node[]) => {
      const text = source.slice(name.start!, name.end!);
      if (first && /^(?:Partial|Required|Readonly)$/.test(text)) return of(first);
      const declaration = types[names[text] ?? '']?.declaration;
      return declaration ? partsOf(parsed(declaration, '')) : [part];
    };
    switch (node.type) {
      case 'TSUnionType':
      case 'TSIntersectionType':
        return of(...node.types);
      case 'TSTypeAliasDeclaration':
      case 'TSParenthesizedType':
        return of(node.typeAnnotation);
      case 'TSInterfaceDeclaration':
        return [
          { ...part, node: node.body },
          ...((node.extends ?? []) as TSExpressionWithTypeArguments[]).flatMap((base) =>
            named(base.expression, base.typeParameters?.params ?? []),
          ),
        ];
      case 'TSTypeReference':
        return named(node.typeName, node.typeParameters?.params ?? []);
      default:
        return plain.test(node.type) ? [] : [part];
    }
  }

  return {
    /** The parts of a type as a record states it. */
    of: (type: TypeText) => partsOf(parsed(type, 'type T = ')),
    /** Whether all keys and strings are known. */
    isClosed: (parts: readonly TypePart[]) =>
      parts.every(
        ({ node }) => known.test(node.type) && membersOf(node).every((one) => 'key' in one),
      ),
    stringsOf: (parts: readonly TypePart[]) =>
      parts.flatMap(({ node }) =>
        node.type === 'TSLiteralType' && node.literal.type === 'StringLiteral'
          ? [node.literal.value]
          : [],
      ),
    elementsOf: (parts: readonly TypePart[]) =>
      parts.flatMap((part) =>
        part.node.type === 'TSArrayType' ? partsOf({ ...part, node: part.node.elementType }) : [],
      ),
    keysOf: (parts: readonly TypePart[]) => [...new Set(keyed(parts).map(({ key }) => key))],
    /** The parts of the value that a key has. */
    valueOf: (parts: readonly TypePart[], name: string) =>
      keyed(parts).flatMap(({ key, part, type }) =>
        key === name && type ? partsOf({ ...part, node: type }) : [],
      ),
  };
}
