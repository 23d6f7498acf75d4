/** Adds the message and the button, once. */
function fill(line: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = line.dataset['retry']!;
  const message = document.createElement('bdi');
  message.textContent = line.dataset['text']!;
  line.append(message, button);
  return button;
}

/**
 * Shows a `LoadFailure`. Its button calls `retry`, and is busy until the line is shown again or hidden.
 * @param reload set where the page has a new version, without what could not load: only a reload helps
 */
export function showLoadFailure(line: HTMLElement, retry: () => void, reload?: () => void): void {
  const button = line.querySelector('button') ?? fill(line);
  button.ariaBusy = null;
  if (reload) {
    line.querySelector('bdi')!.textContent = line.dataset['newVersion']!;
    button.textContent = line.dataset['reload']!;
  }
  button.onclick = () => {
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    (reload ?? retry)();
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
