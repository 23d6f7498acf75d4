export const islandTag = 'docs-island';

/** Loads an island's code and hydrates it; resolves once it handles events. */
export type StartIsland = (element: HTMLElement) => Promise<void>;

const intents = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** Keys that controls handle without a click event. */
const replayedKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

const isReplayed = (event: Event) =>
  event.type === 'click' || (event instanceof KeyboardEvent && replayedKeys.has(event.key));

function replay(event: Event) {
  const target = event.target as Element;
  if (!target.isConnected) return;
  if (event.type === 'click')
    (
      target.closest<HTMLElement>('button,a,input,label,summary,[role]') ?? (target as HTMLElement)
    ).click();
  else target.dispatchEvent(new KeyboardEvent(event.type, event as KeyboardEvent));
}

/**
 * Loads an island at the first sign of intent. A click or arrow key before the island is hydrated is held back
 * and replayed afterwards. A failed load is retried at the next sign.
 */
function startOnIntent(element: HTMLElement, start: StartIsland) {
  let held: Event | undefined;
  let loading = false;
  const onIntent = (event: Event) => {
    if (isReplayed(event)) {
      event.preventDefault();
      event.stopPropagation();
      held = event;
    }
    if (loading) return;
    loading = true;
    start(element).then(
      () => {
        for (const type of intents) element.removeEventListener(type, onIntent, true);
        if (held) replay(held);
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
