import {
  parseTree,
  printParseErrorCode,
  getNodeValue,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { canonicalPath, withBase } from '../domain/navigation/canonicalPath';
import type { MenuEntry } from '../domain/navigation/MenuEntry';
import type { Problem } from './Problem';

export interface Menu {
  /** Source, as problems name it. */
  displayFile: string;
  /** Address of the section, with the base. */
  path: string;
  entries: MenuEntry[];
  /** Entries without children: canonical address and place. */
  leaves: { pathname: string; line: number }[];
}

const fieldTypes: Record<keyof MenuEntry, readonly string[]> = {
  pathname: ['string'],
  title: ['string', 'boolean'],
  subheader: ['string'],
  children: ['array'],
  newFeature: ['boolean'],
};

/** Reads a `pages.json` strictly: unknown or wrong fields are problems with their line. */
export function readMenu(
  text: string,
  displayFile: string,
  path: string,
  base: string,
): { menu: Menu; problems: Problem[] } {
  const problems: Problem[] = [];
  const menu: Menu = { displayFile, path, entries: [], leaves: [] };
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const report = (offset: number, what: string, fix: string) =>
    problems.push({
      file: displayFile,
      line: lineAt(offset),
      what,
      why: 'The side menu is made from this file.',
      fix,
    });

  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [error] = errors;
  if (error) {
    report(
      error.offset,
      `The menu is not valid JSON: ${printParseErrorCode(error.error)}.`,
      'Check commas, quotes and brackets before this place.',
    );
    return { menu, problems };
  }
  if (root?.type !== 'array') {
    report(root?.offset ?? 0, 'The menu is not a list.', 'Write `[ { "pathname": "/..." } ]`.');
    return { menu, problems };
  }

  const readEntry = (node: Node): MenuEntry[] => {
    if (node.type !== 'object') {
      report(node.offset, 'A menu entry is not an object.', 'Write `{ "pathname": "/..." }`.');
      return [];
    }
    const fields = new Map(
      (node.children ?? []).map((property) => [
        property.children?.[0]?.value as string,
        property.children?.[1],
      ]),
    );
    for (const [name, value] of fields) {
      const types = Object.hasOwn(fieldTypes, name)
        ? fieldTypes[name as keyof MenuEntry]
        : undefined;
      if (!types)
        report(
          node.offset,
          `A menu entry has the unknown field \`${name}\`.`,
          `Known fields: ${Object.keys(fieldTypes).join(', ')}.`,
        );
      else if (
        value &&
        (!types.includes(value.type) || (value.value === true && name === 'title'))
      ) {
        report(
          value.offset,
          `\`${name}\` of a menu entry is not ${name === 'title' ? 'a text or false' : `of type ${types.join(' or ')}`}.`,
          'Correct its value.',
        );
      }
    }
    const pathname: unknown = fields.get('pathname')?.value;
    if (typeof pathname !== 'string' || !pathname.startsWith('/')) {
      report(
        node.offset,
        'A menu entry has no `pathname` that starts with a slash.',
        'Add `"pathname": "/..."`; a group takes a name of its own, by custom ending in `-group`.',
      );
      return [];
    }
    const childNodes = fields.get('children');
    const { children: _nodes, ...plain } = getNodeValue(node) as MenuEntry;
    if (childNodes?.type === 'array')
      return [{ ...plain, children: (childNodes.children ?? []).flatMap(readEntry) }];
    menu.leaves.push({
      pathname: canonicalPath(withBase(pathname, base)),
      line: lineAt(node.offset),
    });
    return [plain];
  };
  menu.entries = (root.children ?? []).flatMap(readEntry);
  return { menu, problems };
}
