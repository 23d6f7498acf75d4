/** A slot of a component in a story, with its box in the story's window; in the order of the theme's slots. */
export interface ShownPart {
  slot: string;
  box: { left: number; top: number; width: number; height: number };
}

const escaped = (text: string) => text.replace(/\W/g, '\\$&');

/** The first visible element of each slot. Material UI labels the classes of slots: `css-1ab2-DocsCallout-title`. */
export function partsOf(root: Element, component: string, slots: readonly string[]): ShownPart[] {
  return slots.flatMap((slot) => {
    const label = escaped(`${component}-${slot}`);
    const isNamed = new RegExp(`(^|[\\s-])${label}(\\s|$)`);
    const element = [...root.querySelectorAll(`[class*="${component}-${slot}"]`)].find(
      (candidate) =>
        isNamed.test(candidate.getAttribute('class') ?? '') && candidate.checkVisibility(),
    );
    if (!element) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? [{ slot, box: { left, top, width, height } }] : [];
  });
}
