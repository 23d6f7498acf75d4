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
export function typesNamedBy(record: Naming): string[] {
  const texts = textsOf(record);
  return [...new Set(texts.flatMap(({ names = {} }) => Object.values(names)))];
}

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

/** The types of Toolpad behind some keys, and those that they are made of in turn; no types of other packages. */
export function withMentionedTypes(
  types: Readonly<Record<string, TypeRecord>>,
  keys: readonly string[],
): TypeRecord[] {
  const queue = [...keys];
  const seen = new Set<string>();
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const declaration = types[key]?.declaration;
    if (seen.has(key) || !declaration) continue;
    seen.add(key);
    queue.push(...Object.values(declaration.names ?? {}));
  }
  return [...seen].map((key) => types[key]!);
}
