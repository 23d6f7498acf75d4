import type { ReferenceRow } from './records';
import type { Extracted } from './extract';

/** Names of all records by kind. Committed as `inventory.json`, so that every added or lost fact is reviewed. */
export type Inventory = Record<string, string[]>;

/** What the packages give. `*`: a required prop, `†`: a deprecated class, a number: signatures of a method. */
export function inventoryOf({ components, hooks, modules, studio }: Extracted): Inventory {
  const rows = (list: readonly { name: string; rows: readonly ReferenceRow[] }[]) =>
    list.flatMap(({ name, rows }) =>
      rows.map((row) => `${name}.${row.name}${row.required ? '*' : ''}`),
    );
  const [rootExports = []] = Object.values(modules);
  const lists: Inventory = {
    'exports of the root': rootExports.map(({ name }) => name),
    components: components.map(({ name }) => name),
    'own props': rows(components.map(({ name, props }) => ({ name, rows: props }))),
    'inherited props': components.flatMap(({ name, inherits }) =>
      inherits ? [`${name}: ${inherits.count} of ${inherits.package} ${inherits.name}`] : [],
    ),
    slots: components.flatMap(({ name, slots }) => slots.map((slot) => `${name}.${slot.name}`)),
    classes: components.flatMap(({ name, classes }) =>
      classes.map((row) => `${name} .${row.className}${row.deprecated ? '†' : ''}`),
    ),
    hooks: hooks.map(({ name, signatures }) => `${name} (${signatures.length})`),
    'methods of hooks': hooks.flatMap(({ name, methods }) =>
      methods.map((method) => `${name}.${method.name} (${method.signatures.length})`),
    ),
    'Studio components': studio.components.map(({ name }) => name),
    'Studio properties': studio.components.flatMap(({ name, properties }) =>
      properties.map((property) => `${name}.${property.name}`),
    ),
    'Studio functions': studio.functions.map(({ name }) => name),
    'files of the schema': Object.keys(studio.fileSchema.files),
    'definitions of the schema': Object.keys(studio.fileSchema.definitions),
  };
  return Object.fromEntries(
    Object.entries(lists).map(([kind, names]) => [kind, [...names].sort()]),
  );
}

/** The packages give other facts than are known of them. */
export class InventoryFailure extends Error {
  override readonly name = 'InventoryFailure';
}

/**
 * @throws {InventoryFailure} naming what was gained and what was lost
 */
export function checkInventory(found: Inventory, known: Inventory): void {
  const lines = [...new Set([...Object.keys(known), ...Object.keys(found)])].flatMap((kind) => {
    const [before, after] = [known[kind] ?? [], found[kind] ?? []];
    const gained = after.filter((name) => !before.includes(name));
    const lost = before.filter((name) => !after.includes(name));
    if (gained.length + lost.length === 0) return [];
    const parts = [
      gained.length > 0 ? `gained ${gained.join(', ')}` : '',
      lost.length > 0 ? `lost ${lost.join(', ')}` : '',
    ];
    return [
      `src/reference/inventory.json: ${kind}: ${before.length} are known, ${after.length} were found: ${parts.filter(Boolean).join('; ')}.`,
    ];
  });
  if (lines.length === 0) return;
  const fix =
    'If packages were changed on purpose, run `npx tsx scripts/update-reference-inventory.ts` and look through what it changes; if not, run `npm ci`.';
  throw new InventoryFailure(
    [...lines, `Reference pages would change without anyone noticing. ${fix}`].join('\n'),
  );
}
