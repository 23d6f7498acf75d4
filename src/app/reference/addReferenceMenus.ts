import path from 'node:path';
import type { Menu } from '../../content/readMenu';
import { canonicalPath, withBase } from '../../domain/navigation/canonicalPath';
import type { MenuEntry } from '../../domain/navigation/MenuEntry';

/**
 * Adds the entries of the reference to the menus of the sections that have some.
 * @param added by folder of the section
 */
export function addReferenceMenus(
  menus: readonly Menu[],
  added: Readonly<Record<string, MenuEntry[]>>,
  base: string,
): void {
  for (const menu of menus) {
    const entries = added[path.posix.basename(menu.path)] ?? [];
    menu.entries.push(...entries);
    const leaves = (entry: MenuEntry): MenuEntry[] => entry.children?.flatMap(leaves) ?? [entry];
    menu.leaves.push(
      ...entries
        .flatMap(leaves)
        .map(({ pathname }) => ({ pathname: canonicalPath(withBase(pathname, base)), line: 1 })),
    );
  }
}
