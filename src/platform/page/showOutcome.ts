import type { Clock, TimerId } from '../Platform';

/** How long a button shows what it did, in milliseconds. */
export const outcomeMilliseconds = 2000;

const states = new WeakMap<HTMLElement, { label: string; timer?: TimerId }>();

/** Shows what a button did as its label for 2 s, with the text of its attribute `data-done` or `data-failed`. */
export function showOutcome(button: HTMLElement, outcome: 'done' | 'failed', clock: Clock): void {
  const label = button.querySelector('[aria-live]')!;
  const state = states.get(button) ?? { label: label.textContent };
  states.set(button, state);
  button.dataset.copied = outcome;
  label.textContent = button.dataset[outcome]!;
  clock.clearTimeout(state.timer);
  state.timer = clock.setTimeout(() => {
    delete button.dataset.copied;
    label.textContent = state.label;
  }, outcomeMilliseconds);
}
