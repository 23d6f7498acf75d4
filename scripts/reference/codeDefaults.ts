import ts from 'typescript';
import type { CoreFacts, ReferenceRow } from '../../src/reference/records';
import type { OpenProgram } from './core/openProgram';
import { isSlot, readDefaults } from './core/readDefaults';
import type { PackageFolder } from './packages/locatePackages';

/** `data/defaults.json`: what comments claim and the code does not do, by `Type.member`. */
export type ClaimedDefaults = Record<string, { claimed: string; code?: string }>;

/**
 * Gives rows the defaults that the code sets, whatever comments claim.
 * @param declared the declarations of the rows, which are changed
 */
export function setCodeDefaults(
  opened: OpenProgram,
  owner: PackageFolder,
  {
    facts,
    declared,
  }: { facts: Pick<CoreFacts, 'components'>; declared: ReadonlyMap<ReferenceRow, ts.Declaration> },
): ClaimedDefaults {
  const defaultOf = readDefaults(opened, owner);
  const placeOf = new Map(
    facts.components.flatMap(({ name, props }) =>
      props.map((row) => [declared.get(row), `${name}.${row.name}`] as const),
    ),
  );
  const claims: ClaimedDefaults = {};
  for (const [row, declaration] of declared) {
    const { default: claimed, required } = row;
    const { text, from, same, isRead } = defaultOf(declaration);
    const ofSlot = isSlot(declaration);
    // Where a type requires a member, only a slot has a default: the object of all slots may be missing.
    const isNever = required && !ofSlot;
    const isAgreed = claimed !== undefined && same.includes(claimed);
    const defaultFrom = isNever || isAgreed ? undefined : from && placeOf.get(from);
    if (defaultFrom) row.defaultFrom = defaultFrom;
    if (ofSlot && !isRead) row.ignored = true;
    row.default = isAgreed ? claimed : isNever ? undefined : text;
    if (claimed === undefined || row.default === claimed) continue;
    row.claimedDefault = claimed;
    claims[nameOf(declaration)] = { claimed, code: row.default ?? defaultFrom };
  }
  return claims;
}

function nameOf(member: ts.Declaration): string {
  const { parent } = member;
  const type = (ts.isTypeLiteralNode(parent) ? parent.parent : parent) as ts.Declaration;
  return [type, member].map((one) => ts.getNameOfDeclaration(one)?.getText()).join('.');
}
