/** A slot of a component in a story, with its box in the story's window; in the order of the theme's slots. */
export interface ShownPart {
  slot: string;
  box: { left: number; top: number; width: number; height: number };
}

/** Material UI labels the classes of slots: `css-1ab2-DocsCallout-title`. */
const elementsOf = (root: Element, component: string, slot: string) => {
  const isNamed = new RegExp(`(^|[\\s-])${component}-${slot}(\\s|$)`);
  return [...root.querySelectorAll(`[class*="${component}-${slot}"]`)].filter((element) =>
    isNamed.test(element.getAttribute('class') ?? ''),
  );
};

/** The first visible element of each slot. */
export function partsOf(
  root: Element,
  component: string,
  slots: readonly string[],
  parts: ComponentFacts['parts'],
): ShownPart[] {
  return slots.flatMap((slot) => {
    const part = parts[slot];
    const elements = part
      ? elementsOf(root, component, part.within).flatMap((element) => [
          ...element.querySelectorAll(`:scope ${part.selector.replaceAll('& ', '')}`),
        ])
      : elementsOf(root, component, slot);
    const element = elements.find((candidate) => candidate.checkVisibility());
    if (!element) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? [{ slot, box: { left, top, width, height } }] : [];
  });
}
