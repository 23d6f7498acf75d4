import { slug } from 'github-slugger';
import { apiRowId } from '../../../components/ApiTable/ApiRow';
import type { CodeLink, CodeName } from '../../../content/names/codeNames';
import { propTableId, slotTableId } from './componentPage';
import type { ReferenceContext } from './ReferenceContext';

/**
 * Where the reference documents what code names: `@scope/package#Name` and `@scope/package#Owner.member` -> URL.
 * @param context after the types have found their places
 */
export function codeHomes(context: ReferenceContext): Map<string, string> {
  const { components, types } = context.reference;
  const homes = new Map<string, string>();
  for (const [packageName, exported] of Object.entries(context.names.homes))
    for (const [name, href] of Object.entries(exported)) homes.set(`${packageName}#${name}`, href);
  for (const [key, { name, kind, definedAt, members = [] }] of Object.entries(types)) {
    const home = context.homes.get(key);
    if (home === undefined) continue;
    const of = `${definedAt.package}#${name}`;
    // Of a component or hook, the page; of a type, its place on a page.
    if (kind !== 'other' || !homes.has(of)) homes.set(of, home);
    const [page, fragment] = home.split('#');
    for (const member of members)
      // Of a type whose members are in the table of props or slots, that row is found below.
      homes.set(
        `${of}.${member.name}`,
        fragment === slug(name) ? `${page}#${apiRowId(fragment, member.name)}` : home,
      );
  }
  for (const component of components) {
    const { name, propsType = name, page, props, slots, definedAt } = component;
    const add = (owner: string, row: string, table: string) =>
      homes.set(
        `${definedAt.package}#${owner}.${row}`,
        `${context.href(page)}#${apiRowId(table, row)}`,
      );
    for (const prop of props) add(propsType, prop.name, propTableId(component));
    for (const slot of slots) add(`${name}Slots`, slot.name, slotTableId(component));
  }
  return homes;
}

/** Links for the names in code; a part of what has no row of its own is documented with the whole. */
export const linksOf = (
  names: readonly CodeName[],
  homes: ReadonlyMap<string, string>,
): CodeLink[] =>
  names.flatMap(([from, to, of]) => {
    const href = homes.get(of) ?? homes.get(of.replace(/\.[^.]*$/, ''));
    return href === undefined ? [] : [{ from, to, href }];
  });
