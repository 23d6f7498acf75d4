import type { Page } from 'playwright';

/** An element that the Tab key reaches, marked with its place among them. */
interface Stop {
  /** The same for elements of one kind, of which one is checked. */
  look: string;
  /** Its tag and its name, for messages. */
  name: string;
}

const findStops = (page: Page): Promise<Stop[]> =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, iframe, .sb-wrapper *') &&
        !element.closest('[inert], [aria-hidden=true]') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    return stops.map((element, place) => {
      element.dataset['stop'] = String(place);
      const { localName, className, parentElement } = element;
      const states = [
        'type',
        'role',
        'aria-pressed',
        'aria-checked',
        'aria-selected',
        'aria-current',
      ];
      const label = (element as HTMLInputElement).labels?.[0] ?? element;
      const name = (element.ariaLabel ?? label.textContent.trim()).slice(0, 40);
      return {
        look: [
          localName,
          className,
          parentElement?.className,
          ...states.map((state) => element.getAttribute(state)),
        ].join('|'),
        name: `${localName} "${name}"`,
      };
    });
  });

/**
 * Moves the focus to a stop, as a key does.
 * @returns the part of the window around it; nothing where it cannot have the focus or is outside of the window
 */
const focusStop = (page: Page, place: number) =>
  page.evaluate((at) => {
    const stop = document.querySelector<HTMLElement>(`[data-stop="${at}"]`);
    stop?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    stop?.focus({ preventScroll: true });
    if (!stop?.matches(':focus-visible')) return undefined;
    // A link can stand for the card around it, and a label for its field.
    const around = 200;
    const parts = [stop, ...((stop as HTMLInputElement).labels ?? [])];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const x = Math.max(0, Math.min(...boxes.map(({ left }) => left)) - around);
    const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - around);
    const width = Math.min(innerWidth, Math.max(...boxes.map(({ right }) => right)) + around) - x;
    const height =
      Math.min(innerHeight, Math.max(...boxes.map(({ bottom }) => bottom)) + around) - y;
    return width > 0 && height > 0 ? { x, y, width, height } : undefined;
  }, place);

/**
 * Finds elements that look the same with the focus and without it, by two pictures of each, in the colors of the page
 * and in forced ones.
 * @param choose which looks to check: one element of each is enough
 * @returns their names
 */
export async function findHiddenFocus(
  page: Page,
  choose: (looks: string[]) => Promise<string[]>,
): Promise<string[]> {
  const stops = await findStops(page);
  const chosen = await choose([...new Set(stops.map(({ look }) => look))]);
  const hidden: string[] = [];
  // A tooltip says what a button does, not where the focus is.
  if (chosen.length > 0)
    await page.evaluate(() => (document.documentElement.dataset['quiet'] = ''));
  for (const forcedColors of chosen.length > 0 ? (['none', 'active'] as const) : []) {
    await page.emulateMedia({ forcedColors });
    for (const wanted of chosen) {
      const place = stops.findIndex(({ look }) => look === wanted);
      const clip = await focusStop(page, place);
      if (!clip) continue;
      const focused = await page.screenshot({ clip, animations: 'disabled' });
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const plain = await page.screenshot({ clip, animations: 'disabled' });
      if (focused.equals(plain))
        hidden.push(stops[place]!.name + (forcedColors === 'active' ? ' in forced colors' : ''));
    }
  }
  return hidden;
}
