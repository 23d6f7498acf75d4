interface Failure {
  /** Loads it again. Rejects when that fails, too. */
  retry: () => Promise<unknown>;
  /** Gets the focus of the button once it has loaded. */
  target: HTMLElement;
  /** Set where the page has a new version, without what could not load: only a reload helps. */
  reload?: (() => void) | undefined;
}

/**
 * Shows a `LoadFailure`. Its button tries again: while it does it is busy, and it keeps the focus until it has worked.
 */
export function showLoadFailure(line: HTMLElement, { retry, target, reload }: Failure): void {
  const button = line.querySelector('button')!;
  if (reload) {
    line.querySelector('p')!.textContent = line.dataset['newVersion']!;
    button.textContent = line.dataset['reload']!;
  }
  button.onclick = async () => {
    if (reload) return reload();
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    try {
      await retry();
      hideLoadFailure(line, target);
    } catch {
      // The line stays.
    }
    button.ariaBusy = null;
  };
  if (!line.popover) line.hidden = false;
  else if (!line.matches(':popover-open')) line.showPopover();
}

/** Hides a `LoadFailure`, and moves the focus from it to what has loaded. */
export function hideLoadFailure(line: HTMLElement, target: HTMLElement): void {
  const hadFocus = line.contains(document.activeElement);
  if (line.popover) line.hidePopover();
  else line.hidden = true;
  if (hadFocus) target.focus();
}
