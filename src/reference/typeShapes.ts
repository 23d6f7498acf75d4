import type {
  ReferenceRow,
  ShapeMember,
  TypeRecord,
  TypeShape,
  TypeText,
  CoreComponent,
  HookMethod,
  Signature,
  StudioComponent,
} from './records';

/** A type by its shape. */
export function typeOf(shape: TypeShape): TypeText {
  const names = namesIn(shape);
  return { text: textOf(shape), ...(Object.keys(names).length > 0 && { names }), shape };
}

export const keyword = (text: string): TypeText => typeOf({ kind: 'keyword', text });

function namesIn(shape: TypeShape): Record<string, string> {
  const inner = [
    ...('of' in shape ? (shape.of ?? []) : []),
    ...('members' in shape ? shape.members.map(({ type }) => type) : []),
    ...('returns' in shape && shape.returns ? [shape.returns] : []),
  ];
  return Object.assign({}, 'names' in shape && shape.names, ...inner.map(namesIn));
}

/** The TypeScript of a shape, as the compiler prints it. */
function textOf(shape: TypeShape, indent = ''): string {
  const each = (shapes: readonly TypeShape[], between: string, ...inParentheses: string[]) =>
    shapes
      .map((one) => [inParentheses.includes(one.kind), textOf(one, indent)] as const)
      .map(([isInParentheses, text]) => (isInParentheses ? `(${text})` : text))
      .join(between);
  const memberText = ({ name, required, type }: ShapeMember, deeper: string) =>
    `${name}${required ? '' : '?'}: ${textOf(type, deeper)}`;
  switch (shape.kind) {
    case 'literal':
      return typeof shape.value === 'string' ? `'${shape.value}'` : String(shape.value);
    case 'union':
      return unionMembers(shape, indent).join(' | ');
    case 'intersection':
      return each(shape.of, ' & ', 'function', 'union');
    case 'array':
      return `${each(shape.of, '', 'function', 'union', 'intersection', 'code')}[]`;
    case 'function': {
      const parameters = shape.members.map((one) => memberText(one, indent));
      return `(${parameters.join(', ')}) => ${each([shape.returns!], '')}`;
    }
    case 'object': {
      const deeper = `${indent}    `;
      const lines = shape.members.map((one) => `${deeper}${memberText(one, deeper)};\n`);
      return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
    }
    default:
      return (
        shape.text.replaceAll('\n', `\n${indent}`) + (shape.of ? `<${each(shape.of, ', ')}>` : '')
      );
  }
}

/** The declaration of a type without members. */
export function declarationText({
  name,
  kind,
  typeParameters = [],
  declaration,
}: TypeRecord): string {
  const text = declaration?.text ?? '';
  const bounds = typeParameters.map((one) => one.text).join(', ');
  return kind === 'alias' ? `type ${name}${bounds && `<${bounds}>`} = ${text}` : text;
}

/** The TypeScript of each type of a union; of another type, its own alone. */
export const unionMembers = (shape: TypeShape, indent = ''): string[] =>
  shape.kind === 'union'
    ? shape.of.map((one) =>
        one.kind === 'function' ? `(${textOf(one, indent)})` : textOf(one, indent),
      )
    : [textOf(shape, indent)];

/** One of the types that a value may have: no union, and no name of ours. Objects have rows. */
export interface TypePart {
  shape: TypeShape;
  rows?: ReferenceRow[];
}

/** The types that a value of a type may have, behind the names of records and what they extend. */
export function partsOf(shape: TypeShape, types: Readonly<Record<string, TypeRecord>>): TypePart[] {
  const each = (shapes: readonly TypeShape[] = []) => shapes.flatMap((one) => partsOf(one, types));
  if (shape.kind === 'union' || shape.kind === 'intersection') return each(shape.of);
  if (shape.kind === 'object')
    return [{ shape, rows: shape.members.map((one) => ({ ...one, type: typeOf(one.type) })) }];
  if (shape.kind !== 'name') return [{ shape }];
  if (/^(?:Partial|Required|Readonly)$/.test(shape.text)) return each(shape.of);
  const {
    members,
    declaration,
    extends: bases = [],
  } = types[shape.names?.[shape.text] ?? ''] ?? {};
  if (!members && !declaration) return [{ shape }];
  return [
    ...(members ? [{ shape, rows: members }] : []),
    ...(declaration ? partsOf(declaration.shape, types) : []),
    ...each(bases.map((base) => base.shape)),
  ];
}

/** The rows of the objects among the parts of a type. */
export const rowsOf = (parts: readonly TypePart[]): ReferenceRow[] =>
  parts.flatMap(({ rows = [] }) => rows);

/** The strings among the parts of a type. */
export const stringsOf = (parts: readonly TypePart[]): string[] =>
  parts.flatMap(({ shape }) =>
    shape.kind === 'literal' && typeof shape.value === 'string' ? [shape.value] : [],
  );

/** What names types: rows, and signatures. */
type Naming =
  | Pick<CoreComponent, 'props' | 'slots'>
  | { signatures: Signature[]; methods?: Pick<HookMethod, 'signatures'>[] }
  | Pick<StudioComponent, 'properties'>;

/** Keys of the types that a record names, in the order they are met. */
export const typesNamedBy = (record: Naming): string[] => [...new Set(namesOf(textsOf(record)))];

const namesOf = (texts: readonly TypeText[]) =>
  texts.flatMap(({ names = {} }) => Object.values(names));

/** What a documented type is made of. */
export const typesWithin = (type: TypeRecord): TypeText[] => [
  ...(type.typeParameters ?? []),
  ...(type.extends ?? []),
  ...(type.members ?? []).map((row) => row.type),
  ...(type.declaration ? [type.declaration] : []),
];

function textsOf(record: Naming): TypeText[] {
  if ('properties' in record) return [];
  if ('props' in record) return [...record.props, ...record.slots].map(({ type }) => type);
  const { signatures, methods = [] } = record;
  return [...signatures, ...methods.flatMap((method) => method.signatures)].flatMap(
    ({ typeParameters, parameters, returns }) => [
      ...typeParameters,
      ...parameters.map(({ type }) => type),
      returns,
    ],
  );
}

/** The documented types behind some keys, and those that they are made of in turn; no types of other packages. */
export function withMentionedTypes(
  types: Readonly<Record<string, TypeRecord>>,
  keys: readonly string[],
): TypeRecord[] {
  const queue = [...keys];
  const seen = new Set<string>();
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const type = types[key];
    if (seen.has(key) || !(type?.members ?? type?.declaration)) continue;
    seen.add(key);
    queue.push(...namesOf(typesWithin(type!)));
  }
  return [...seen].map((key) => types[key]!);
}
