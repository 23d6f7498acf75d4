import {
  parseTree,
  printParseErrorCode,
  getNodeValue,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { canonicalPath, withBase } from '../domain/navigation/canonicalPath';
import type { MenuEntry } from '../domain/navigation/menu';
import type { Problem } from './Problem';

export interface Menu {
  /** Source, as problems name it. */
  displayFile: string;
  /** Address of the section, with the base. */
  path: string;
  entries: MenuEntry[];
  /** Entries without children: canonical path and line. */
  leaves: { pathname: string; line: number }[];
  /** Lines of the entries with children, by their `pathname`. */
  groupLines: Record<string, number>;
}

const fieldTypes: Record<keyof MenuEntry, readonly string[]> = {
  pathname: ['string'],
  title: ['string', 'boolean'],
  subheader: ['string'],
  children: ['array'],
  description: ['string'],
  illustration: ['string'],
  newFeature: ['boolean'],
};

/**
 * Reads a `pages.json` strictly: unknown or wrong fields are problems with their line.
 * @param illustrations names of the files in the folder `illustrations`
 */
export function readMenu(
  text: string,
  displayFile: string,
  path: string,
  base: string,
  illustrations: readonly string[] = [],
): { menu: Menu; problems: Problem[] } {
  const reader = new MenuReader(text, displayFile, base, illustrations);
  const entries = reader.read();
  return {
    menu: { displayFile, path, entries, leaves: reader.leaves, groupLines: reader.groupLines },
    problems: reader.problems,
  };
}

class MenuReader {
  readonly problems: Problem[] = [];
  readonly leaves: Menu['leaves'] = [];
  readonly groupLines: Menu['groupLines'] = {};

  constructor(
    private readonly text: string,
    private readonly displayFile: string,
    private readonly base: string,
    private readonly illustrations: readonly string[],
  ) {}

  read(): MenuEntry[] {
    const errors: ParseError[] = [];
    const root = parseTree(this.text, errors, {
      allowTrailingComma: false,
      disallowComments: true,
    });
    const [error] = errors;
    if (error) {
      this.report(
        error.offset,
        `The menu is not valid JSON: ${printParseErrorCode(error.error)}.`,
        'Check commas, quotes and brackets before this position.',
      );
      return [];
    }
    if (root?.type !== 'array') {
      this.report(
        root?.offset ?? 0,
        'The menu is not a list.',
        'Write `[ { "pathname": "/..." } ]`.',
      );
      return [];
    }
    return this.readEntries(root);
  }

  private readEntries(list: Node): MenuEntry[] {
    return (list.children ?? []).flatMap((node) => this.readEntry(node));
  }

  private readEntry(node: Node): MenuEntry[] {
    if (node.type !== 'object') {
      this.report(node.offset, 'A menu entry is not an object.', 'Write `{ "pathname": "/..." }`.');
      return [];
    }
    const fields = new Map(
      (node.children ?? []).map((property) => [
        property.children?.[0]?.value as string,
        property.children?.[1],
      ]),
    );
    this.checkFields(node, fields);
    const pathname: unknown = fields.get('pathname')?.value;
    if (typeof pathname !== 'string' || !pathname.startsWith('/')) {
      this.report(
        node.offset,
        'A menu entry has no `pathname` that starts with a slash.',
        'Add `"pathname": "/..."`; a group needs a unique one, which usually ends in `-group`.',
      );
      return [];
    }
    const children = fields.get('children');
    const { children: _nodes, ...plain } = getNodeValue(node) as MenuEntry;
    if (children?.type === 'array') {
      this.groupLines[pathname] = this.lineAt(node.offset);
      return [{ ...plain, children: this.readEntries(children) }];
    }
    this.leaves.push({
      pathname: canonicalPath(withBase(pathname, this.base)),
      line: this.lineAt(node.offset),
    });
    return [plain];
  }

  private checkFields(entry: Node, fields: ReadonlyMap<string, Node | undefined>): void {
    for (const [name, value] of fields) {
      const types = Object.hasOwn(fieldTypes, name)
        ? fieldTypes[name as keyof MenuEntry]
        : undefined;
      if (!types)
        this.report(
          entry.offset,
          `A menu entry has the unknown field \`${name}\`.`,
          `Known fields: ${Object.keys(fieldTypes).join(', ')}.`,
        );
      else if (value && (!types.includes(value.type) || (value.value === true && name === 'title')))
        this.report(
          value.offset,
          `\`${name}\` of a menu entry is not ${name === 'title' ? 'a string or false' : `of type ${types.join(' or ')}`}.`,
          'Correct its value.',
        );
      else if (
        name === 'illustration' &&
        !(this.illustrations as readonly unknown[]).includes(value?.value)
      )
        this.report(
          entry.offset,
          `There is no illustration \`${String(value?.value)}\`.`,
          `Draw it in a file of the folder illustrations, or use one of ${this.illustrations.join(', ')}.`,
        );
    }
  }

  private lineAt = (offset: number) => this.text.slice(0, offset).split('\n').length;

  private report(offset: number, what: string, fix: string): void {
    this.problems.push({
      file: this.displayFile,
      line: this.lineAt(offset),
      what,
      why: 'The side menu comes from this file.',
      fix,
    });
  }
}
