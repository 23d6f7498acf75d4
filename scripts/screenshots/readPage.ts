import type { Page } from '@playwright/test';
import { runAxe } from '../browser/axe';

/** What a page is, in lines that are the same on every machine, unlike its pixels. */
export interface PageReading {
  /** Elements with what they contain and each property of their style that is not the usual one, once each. */
  look: string[];
  /** Attributes with which elements answer a screen reader and the keyboard. */
  semantics: string[];
  /** Rules that axe finds broken. */
  axe: string[];
}

/** Properties that change how an element looks, but for sizes that follow from the text and the window. */
const properties = [
  ...['color', 'opacity', 'visibility', 'display', 'position', 'z-index', 'cursor', 'content'],
  ...['background-color', 'background-image', 'box-shadow', 'filter', 'transform', 'mask-image'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing'],
  ...['text-align', 'text-transform', 'text-decoration-line', 'text-decoration-color'],
  ...['white-space', 'list-style-type', 'overflow-x', 'overflow-y', 'fill', 'stroke'],
  ...['flex-direction', 'flex-wrap', 'align-items', 'justify-content', 'order', 'stroke-width'],
  ...['row-gap', 'column-gap', 'min-width', 'max-width', 'min-height', 'max-height'],
  ...['outline-color', 'outline-style', 'outline-width', 'outline-offset'],
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    `padding-${side}`,
    `margin-${side}`,
    ...['color', 'style', 'width'].map((part) => `border-${side}-${part}`),
  ]),
  ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map(
    (corner) => `border-${corner}-radius`,
  ),
];

/** Values of a property that does nothing. */
const usualValues = ['none', 'normal', 'auto', '0px', 'static', 'visible', 'rgba(0, 0, 0, 0)'];

/** Attributes that tell; of ARIA's, those that refer to an id have values that are made up. */
const semanticAttributes =
  '^(role|tabindex|alt|title|lang|dir|hidden|inert|disabled|checked|open|placeholder|aria-(?!labelledby|describedby|controls|owns|activedescendant|details|errormessage).*)$';
const drawnAttributes = '^(d|points|viewBox|cx|cy|r|x|y|width|height|value)$';

/** Rules about the document around a story. */
const exceptRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass'];

/** Reads the shown document and those in its frames. */
export async function readPage(page: Page): Promise<PageReading> {
  const lines = await page.evaluate(
    ([names, usualList, semanticPattern, drawnPattern]) => {
      const usual = new Set(usualList);
      const [semantic, drawn] = [new RegExp(semanticPattern), new RegExp(drawnPattern)];
      const [look, semantics] = [new Set<string>(), new Set<string>()];
      const readStyle = (
        label: string,
        style: CSSStyleDeclaration,
        parent?: CSSStyleDeclaration,
      ) => {
        for (const name of names) {
          const value = style.getPropertyValue(name);
          // An inherited value is read where it is set.
          if (!usual.has(value) && parent?.getPropertyValue(name) !== value)
            look.add(`${label}: ${name}: ${value}`);
        }
      };
      const readElement = (element: Element, parent?: CSSStyleDeclaration) => {
        const { localName, attributes } = element;
        const view = element.ownerDocument.defaultView!;
        const style = view.getComputedStyle(element);
        if (style.display === 'none') return;
        const data = [...attributes]
          .map(({ name }) => name)
          .filter((one) => one.startsWith('data-'));
        const label = localName + data.map((name) => `[${name}]`).join('');
        readStyle(label, style, parent);
        for (const pseudo of ['::before', '::after']) {
          const own = view.getComputedStyle(element, pseudo);
          if (own.content !== 'none') readStyle(label + pseudo, own, style);
        }
        for (const { name, value } of attributes) {
          if (semantic.test(name)) semantics.add(`${label} ${name}="${value.slice(0, 80)}"`);
          if (drawn.test(name)) look.add(`${label} ${name}="${value.slice(0, 80)}"`);
        }
        for (const { nodeType, nodeValue } of element.childNodes)
          if (nodeType === Node.TEXT_NODE && nodeValue?.trim())
            look.add(`${label} "${nodeValue.trim().slice(0, 80)}"`);
        for (const child of element.children) readElement(child, style);
        // A frame of another origin has no document for us.
        const framed = element instanceof HTMLIFrameElement && element.contentDocument?.body;
        if (framed) readElement(framed);
      };
      readElement(document.body);
      return { look: [...look].sort(), semantics: [...semantics].sort() };
    },
    [properties, usualValues, semanticAttributes, drawnAttributes] as const,
  );
  const { violations } = await runAxe(page, 'body', { except: exceptRules });
  return {
    ...lines,
    axe: violations.map(({ id, help, nodes }) => `${help} (${id}): ${nodes.length} times`),
  };
}
