import type { ReferenceRow, Signature, TypeRecord, TypeText } from './records';

/** Keys of the types that rows and signatures name, in the order they are met. */
export function typesNamedBy(
  rows: readonly Pick<ReferenceRow, 'type'>[],
  signatures: readonly Signature[] = [],
): string[] {
  const texts: TypeText[] = [
    ...rows.map(({ type }) => type),
    ...signatures.flatMap(({ typeParameters, parameters, returns }) => [
      ...typeParameters,
      ...parameters.map(({ type }) => type),
      returns,
    ]),
  ];
  return [...new Set(texts.flatMap(({ names = {} }) => Object.values(names)))];
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
