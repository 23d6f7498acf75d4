import { maxDepth } from './placeCallouts';

/** A slot of a component in a story, with its box; in the order of the theme's slots. */
export interface ShownPart {
  slot: string;
  box: { left: number; top: number; width: number; height: number };
  /** The sides from which a line to it would cross text. */
  textAt: { left: boolean; right: boolean };
}

/** The boxes of the lines of text that are visible. */
function linesOf(root: Element): DOMRect[] {
  const page = root.ownerDocument;
  const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: DOMRect[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim()) continue;
    if (!node.parentElement?.checkVisibility({ opacityProperty: true })) continue;
    const range = page.createRange();
    range.selectNodeContents(node);
    lines.push(...range.getClientRects());
  }
  return lines;
}

/** Lines to numbers are seldom level: text this near is in their way, too. */
const slack = 8;

function textAt({ left, top, right, height }: DOMRect, lines: readonly DOMRect[], scale: number) {
  const level = top + Math.min(height / 2, maxDepth / scale);
  const beside = lines.filter((line) => line.top < level + slack && line.bottom > level - slack);
  return {
    left: beside.some((line) => line.left < left && line.right <= left + 1),
    right: beside.some((line) => line.right > right && line.left >= right - 1),
  };
}

/** Material UI labels the classes of slots: `css-1ab2-DocsCallout-title`. */
const elementsOf = (root: Element, component: string, slot: string) => {
  const isNamed = new RegExp(`(^|[\\s-])${component}-${slot}(\\s|$)`);
  return [...root.querySelectorAll(`[class*="${component}-${slot}"]`)].filter((element) =>
    isNamed.test(element.getAttribute('class') ?? ''),
  );
};

/**
 * The first visible element of each slot, as far as it is in the window.
 * @param scale of the boxes
 */
export function partsOf(
  root: Element,
  component: string,
  slots: readonly string[],
  parts: ComponentFacts['parts'],
  scale: number,
): ShownPart[] {
  const { clientWidth, clientHeight } = root.ownerDocument.documentElement;
  const lines = linesOf(root);
  return slots.flatMap((slot) => {
    const part = parts[slot];
    const elements = part
      ? elementsOf(root, component, part.within).flatMap((element) => [
          ...element.querySelectorAll(`:scope ${part.selector.replaceAll('& ', '')}`),
        ])
      : elementsOf(root, component, slot);
    const element = elements.find((candidate) => candidate.checkVisibility());
    if (!element) return [];
    const whole = element.getBoundingClientRect();
    const { left, top, right, bottom } = whole;
    const width = Math.min(right, clientWidth) - left;
    const height = Math.min(bottom, clientHeight) - top;
    if (width <= 0 || height <= 0) return [];
    const box = {
      left: left * scale,
      top: top * scale,
      width: width * scale,
      height: height * scale,
    };
    return [{ slot, box, textAt: textAt(whole, lines, scale) }];
  });
}
