import { parse as parseCss, type Declaration, type Root } from 'postcss';
import type { Block, PageRecord } from '../../content/PageRecord';
import type { ReferenceBlock, ReferencePage } from '../reference/ReferencePage';
import { siteVariables } from '../../theme/siteVariables';
import { cutSheet } from './cutSheet';
import { nestRules } from './nestRules';

/** What a rendered page needs of a style sheet. */
export interface PageStyles {
  /** Pages of a kind share one sheet, so that few hashes have to be allowed. */
  kind: string;
  /** From `usedElements`. */
  elements: readonly string[];
}

/** What the style rules of blocks depend on: the components of an article, the parts of a reference page. */
function partsOf(blocks: readonly (string | Block | ReferenceBlock)[]): string[] {
  return blocks.flatMap((block) => {
    if (typeof block === 'string') return [];
    const inside = 'children' in block ? partsOf(block.children) : [];
    if (block.kind === 'html' || block.kind === 'element') return inside;
    // Few tables have deprecated rows, and the rules of these.
    if (block.kind === 'table' && block.table.rows.some(({ deprecated }) => deprecated))
      return ['deprecatedRow', block.kind];
    return [block.kind === 'component' ? block.name : block.kind, ...inside];
  });
}

/** Pages with the same layout and the same parts are of one kind. */
export const pageKind = ({ meta, blocks }: PageRecord | ReferencePage): string =>
  [meta.layout, ...new Set(partsOf(blocks).sort())].join(' ');

/** Emotion's classes in the elements of `usedElements`, shortened or not, each once, in order. */
export const emotionClasses = (elements: readonly string[]): string[] => [
  ...new Set(elements.flatMap((element) => element.match(/(?<=\.)(?:css-|_)[\w-]+/g) ?? [])),
];

const variables = siteVariables();

/** The rules of one class as one nested rule: they repeat no class name. */
function nested(className: string, css: string): string {
  const root = parseCss(css);
  const isOwn = (selector: string) => selector.includes(`.${className}`);
  let isAllOwn = true;
  root.walkRules((rule) => {
    isAllOwn &&= rule.selectors.every(isOwn);
    rule.selector = rule.selector.replaceAll(`.${className}`, '&');
  });
  return isAllOwn ? `.${className}{${root.toString()}}` : css;
}

const names = (text: string) => new Set(text.match(/--[\w-]+(?=[),])/g));

/** Writes the values of variables that nothing changes and `later` does not name, where the sheet becomes shorter. */
function insertConstants(root: Root, later: string): void {
  const kept = names(later);
  const text = root.toString();
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declarations.set(declaration.prop, [
      ...(declarations.get(declaration.prop) ?? []),
      declaration,
    ]);
  });
  const constants = new Map<string, string>(
    [...declarations].flatMap(([name, [first, ...others]]) => {
      const isConstant = others.length === 0 && first!.parent?.parent === root && !kept.has(name);
      const use = `var(${name})`;
      const isShorter = first!.value.length < use.length || text.split(use).length === 2;
      return isConstant && isShorter ? [[use, first!.value] as const] : [];
    }),
  );
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\(--[\w-]+\)/g,
      (use) => constants.get(use) ?? use,
    );
  });
}

/** Removes the variables that neither the style sheet nor `later` names. */
function removeUnused(root: Root, later: string): void {
  const kept = names(later);
  let removed = true;
  while (removed) {
    removed = false;
    const used = names(root.toString());
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop) || kept.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}

/** The parts of a page's style sheet. */
export interface SheetParts {
  /** Our own style sheet. */
  own: string;
  /** The rules of Emotion's classes, by class. */
  rules: Readonly<Record<string, string>>;
  /** Code that adds rules later: the sheet has the variables that it names; all of them where none is given. */
  later?: string;
}

/** The style sheet of pages with such elements: the theme's variables, our own rules, those of the components. */
export function sheetOf(elements: readonly string[], { own, rules, later }: SheetParts): string {
  const components = emotionClasses(elements).map((name) =>
    nested(name, cutSheet(rules[name] ?? '', elements)),
  );
  const css = variables + cutSheet(own, elements) + components.join('');
  if (later === undefined) return css;
  const root = parseCss(css);
  insertConstants(root, later);
  removeUnused(root, later);
  nestRules(root);
  return root.toString();
}

/** A document with its style sheet: rendered without one, or with another one. */
export const withSheet = (html: string, css: string): string =>
  html.replace(/<style>.*?<\/style>/s, () => `<style>${css}</style>`);
