import type { Unsubscribe } from '../Platform';

/** Calls back for each click inside the element with what the nearest element that says so wants it reported as. */
export function watchClicks(element: HTMLElement, listener: (label: string) => void): Unsubscribe {
  const onClick = ({ target }: Event) => {
    const label = (target as Element).closest<HTMLElement>('[data-ga-event-label]')?.dataset
      .gaEventLabel;
    if (label) listener(label);
  };
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
