import { getContrastRatio } from '@mui/material/styles';
import { selectorOf } from '../screen-reader/readDocument';
import { isOfText, propertiesOf, unseen, variablesIn, whyNoToken, type Aspect } from './needsToken';
import type { Debt, ElementTokens, TokenUse } from './tokenReading';

/** The logical property of the same edge or corner. */
function logicalOf(property: string, direction: string): string {
  const [left, right] = direction === 'rtl' ? ['end', 'start'] : ['start', 'end'];
  const edges: Record<string, string> = { top: 'start', bottom: 'end', left, right };
  return property.endsWith('radius')
    ? property.replace(/top|bottom|left|right/g, (edge) => edges[edge]!)
    : property
        .replace(/left|right/, (edge) => `inline-${edges[edge]}`)
        .replace(/top|bottom/, (edge) => `block-${edges[edge]}`);
}

const properties = Object.values(propertiesOf).flat();
const watched = new Set(properties.flatMap((name) => [name, logicalOf(name, 'ltr')]));

/** The custom property that has the number of the declaration that counts. */
const markOf = (property: string) => `--declared-${property}`;

let isRegistered = false;

/** A mark is inherited as its property is. */
function registerMarks() {
  if (isRegistered) return;
  isRegistered = true;
  for (const property of watched)
    if (!isOfText(property))
      CSS.registerProperty({ name: markOf(property), syntax: '*', inherits: false });
}

function* blocksOf(rules: CSSRuleList): Generator<CSSStyleDeclaration> {
  for (const rule of rules) {
    const { style, cssRules, styleSheet } = rule as Partial<CSSStyleRule & CSSImportRule>;
    if (style) yield style;
    const inside = cssRules ?? styleSheet?.cssRules;
    if (inside && !(rule instanceof CSSKeyframesRule)) yield* blocksOf(inside);
  }
}

/** The declarations of all style sheets, and of elements. */
function* allBlocks(root: Document | ShadowRoot): Generator<CSSStyleDeclaration> {
  for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets])
    // A page cannot read a style sheet of another host.
    if (!sheet.href || new URL(sheet.href).origin === location.origin)
      yield* blocksOf(sheet.cssRules);
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.hasAttribute('style')) yield element.style;
    if (element.shadowRoot) yield* allBlocks(element.shadowRoot);
  }
}

/** The variables of the theme, and in demos those of the themes of Material UI. */
function isTokenOf({ sheet }: HTMLStyleElement) {
  const names = new Set([...blocksOf(sheet!.cssRules)].flatMap((style) => [...style]));
  return (name: string) => names.has(name) || /^--(mui|demo)-/.test(name);
}

/** The declared value; of a shorthand with `var()` the whole, as its longhands have none. */
function declaredIn(style: CSSStyleDeclaration, property: string): string {
  const own = style.getPropertyValue(property);
  if (own || property.startsWith('--')) return own;
  const [first, ...rest] = property.split('-');
  const shorthands = rest.map((_, index) => [first, ...rest.toSpliced(index, 1)].join('-'));
  if (rest[0] === 'gap') shorthands.push('gap');
  return shorthands.map((name) => declaredIn(style, name)).find(Boolean) ?? '';
}

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** The color after another was painted over it. */
function paint(color: string): string {
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return `rgb(${canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).join()})`;
}

/** The contrast of text with the backgrounds around it; undefined where one is a picture. */
function contrastOf(element: Element): number | undefined {
  const around: CSSStyleDeclaration[] = [];
  for (let one: Element | null = element; one; one = one.parentElement)
    around.unshift(getComputedStyle(one));
  if (around.some(({ backgroundImage }) => backgroundImage !== 'none')) return undefined;
  const background = ['white', ...around.map((style) => style.backgroundColor)].map(paint).at(-1)!;
  return getContrastRatio(paint(around.at(-1)!.color), background);
}

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim());

/** The name of an element, the class that its component gives it, and how its text begins. */
function labelOf(element: Element): string {
  const ownClass = [...element.classList].find((name) => /^(Docs|Mui)[A-Z]/.test(name));
  const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 24);
  return element.localName + (ownClass ? `.${ownClass}` : '') + (text && ` "${text}"`);
}

/** Joins the sides of a box that have the same value. */
function joinSides(uses: readonly TokenUse[]): TokenUse[] {
  const joined = new Map<string, TokenUse[]>();
  for (const use of uses) {
    const key = JSON.stringify({ ...use, property: use.property.split('-')[0] });
    joined.set(key, [...(joined.get(key) ?? []), use]);
  }
  return [...joined.values()].map((same) => {
    const names = same.map(({ property }) => property);
    const all = names[0]!.replace(/-top(-left)?/, '');
    return { ...same[0]!, property: names.length === 4 ? all : names.join(', ') };
  });
}

/**
 * Calls a function with what reads the tokens of an element. Meanwhile, each declaration has a custom property with its
 * number beside it, of the same importance: so the cascade of the browser itself decides which number an element has.
 */
function withTokens<T>(read: (tokensOf: (element: Element) => TokenUse[]) => T): T {
  registerMarks();
  const isDemo = window.__workbench?.storyId.startsWith('demos-');
  const blocks = [...allBlocks(document)];
  const undo: (() => void)[] = [];
  const isToken = isTokenOf(document.querySelector<HTMLStyleElement>('#site-variables')!);
  blocks.forEach((style, index) => {
    for (const property of [...style]) {
      if (!watched.has(property) && !property.startsWith('--')) continue;
      const value = style.getPropertyValue(property);
      const mark = /^(inherit|initial|unset|revert|revert-layer)$/.test(value) ? value : `${index}`;
      style.setProperty(markOf(property), mark, style.getPropertyPriority(property));
      undo.push(() => style.removeProperty(markOf(property)));
    }
  });
  const tokensOf = (element: Element) => {
    const computed = getComputedStyle(element);
    const isSet = (name: string) => computed.getPropertyValue(name) !== '';
    const numberOf = (name: string) => Number(computed.getPropertyValue(markOf(name)) || -1);
    const tokensIn = (value: string, above: readonly string[] = []): string[] =>
      variablesIn(value, isSet).flatMap((name) => {
        const block = blocks[numberOf(name)];
        if (!block || above.includes(name)) return [];
        const below = tokensIn(block.getPropertyValue(name), [...above, name]);
        return isToken(name) ? [name + (below.length > 0 ? ` → ${below.join(', ')}` : '')] : below;
      });
    const useOf = (aspect: Aspect, property: string): TokenUse => {
      const other = logicalOf(property, computed.direction);
      const name = numberOf(other) > numberOf(property) ? other : property;
      const block = blocks[numberOf(name)];
      const declared = block ? declaredIn(block, name) : '';
      const value = computed.getPropertyValue(property);
      // A shorthand with a variable also has properties that show nothing.
      const isHidden = whyNoToken(aspect, value) === unseen;
      const tokens = isHidden ? [] : [...new Set(tokensIn(declared))];
      const literal = declared.includes('var(') ? value : declared || value;
      const why =
        whyNoToken(aspect, literal) ?? (isDemo ? 'the theme of the demo has it' : undefined);
      return {
        ...{ aspect, property, value, declared, tokens },
        ...(tokens.length === 0 && why && { why }),
        ...(aspect === 'color' && { contrast: contrastOf(element) }),
      };
    };
    const isShown = (property: string) => {
      if (isOfText(property)) return hasText(element);
      const width = property.replace('color', 'width');
      return !width.endsWith('-width') || computed.getPropertyValue(width) !== '0px';
    };
    return (Object.keys(propertiesOf) as Aspect[]).flatMap((aspect) =>
      joinSides(propertiesOf[aspect].filter(isShown).map((property) => useOf(aspect, property))),
    );
  };
  try {
    return read(tokensOf);
  } finally {
    undo.forEach((remove) => remove());
  }
}

export const readElement = (element: Element): ElementTokens => ({
  label: labelOf(element),
  selector: selectorOf(element),
  uses: withTokens((tokensOf) => tokensOf(element)),
});

/** Not what only screen readers get, and not the parts of Storybook. */
const isVisible = (element: Element) =>
  element.checkVisibility() && element.clientWidth !== 1 && !element.closest('.sb-wrapper');

/** The values of the story that need a token and have none. */
export const readDebt = (): Debt[] =>
  withTokens((tokensOf) => {
    const debts = new Map<string, Debt>();
    for (const element of [...document.body.querySelectorAll('*')].filter(isVisible)) {
      for (const { property, value, declared, tokens, why } of tokensOf(element)) {
        if (tokens.length > 0 || why) continue;
        const key = `${property}: ${declared || value}`;
        const debt = debts.get(key) ?? {
          property,
          value,
          declared,
          label: labelOf(element),
          selectors: [],
        };
        debt.selectors.push(selectorOf(element));
        debts.set(key, debt);
      }
    }
    return [...debts.values()];
  });
