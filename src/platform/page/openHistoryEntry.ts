/** Ends an entry. Calls `then` once the page is back at the entry before. */
export type LeaveEntry = (then?: () => void) => void;

const marked = () => Boolean((history.state as { isSearch?: boolean } | null)?.isSearch);

/** Whether an entry is being left, which takes a moment. */
let isLeaving = false;

const onceBack = (run: () => void) => addEventListener('popstate', run, { once: true });

/**
 * Adds an entry to the history, so that Back closes what is open instead of leaving the page.
 * @param onBack called when the user goes back, and not when the entry ends otherwise
 */
export function openHistoryEntry(onBack: () => void): LeaveEntry {
  let after: (() => void) | undefined;
  const push = () => {
    // A reload has left one.
    if (!marked()) history.pushState({ isSearch: true }, '');
    onceBack(() => {
      isLeaving = false;
      (after ?? onBack)();
    });
  };
  if (isLeaving) onceBack(push);
  else push();
  return (then = () => undefined) => {
    after = then;
    isLeaving = true;
    history.back();
  };
}
