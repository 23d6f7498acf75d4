import type {
  CoreComponent,
  HookMethod,
  Signature,
  StudioComponent,
  TypeRecord,
  TypeText,
} from './records';

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
