/** A slot of a component in a story, with its box; in the order of the theme's slots. */
export interface ShownPart {
  slot: string;
  box: { left: number; top: number; width: number; height: number };
  /** Whether it ends a line of text, which a line to it from the left would cross. */
  isAfterText: boolean;
}

function isAfterText(element: Element): boolean {
  const { previousSibling: before, nextSibling: after } = element;
  if (!before?.textContent?.trim() || after?.textContent?.trim()) return false;
  const range = before.ownerDocument!.createRange();
  range.selectNode(before);
  const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
  return text.right <= box.left && text.bottom > box.top;
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
  return slots.flatMap((slot) => {
    const part = parts[slot];
    const elements = part
      ? elementsOf(root, component, part.within).flatMap((element) => [
          ...element.querySelectorAll(`:scope ${part.selector.replaceAll('& ', '')}`),
        ])
      : elementsOf(root, component, slot);
    const element = elements.find((candidate) => candidate.checkVisibility());
    if (!element) return [];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const width = Math.min(right, clientWidth) - left;
    const height = Math.min(bottom, clientHeight) - top;
    if (width <= 0 || height <= 0) return [];
    const box = {
      left: left * scale,
      top: top * scale,
      width: width * scale,
      height: height * scale,
    };
    return [{ slot, box, isAfterText: isAfterText(element) }];
  });
}
