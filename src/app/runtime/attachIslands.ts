export const islandTag = 'docs-island';

/** Loads an island's code and hydrates it; resolves once it handles events. */
export type StartIsland = (element: HTMLElement) => Promise<void>;

const intents = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/**
 * Loads an island at the first sign of intent. A click before the island is hydrated is held back and replayed
 * afterwards. A failed load is retried at the next sign.
 */
function startOnIntent(element: HTMLElement, start: StartIsland) {
  let held: Element | undefined;
  let loading = false;
  const onIntent = (event: Event) => {
    if (event.type === 'click') {
      event.preventDefault();
      event.stopPropagation();
      held = event.target as Element;
    }
    if (loading) return;
    loading = true;
    start(element).then(
      () => {
        for (const type of intents) element.removeEventListener(type, onIntent, true);
        held?.closest('button')?.click();
      },
      () => {
        loading = false;
        held = undefined;
      },
    );
  };
  for (const type of intents)
    element.addEventListener(type, onIntent, { capture: true, passive: type === 'touchstart' });
}

/** Finds the islands of a page and starts each on intent. */
export function attachIslands(root: ParentNode, start: StartIsland): void {
  for (const element of root.querySelectorAll<HTMLElement>(islandTag))
    startOnIntent(element, start);
}
