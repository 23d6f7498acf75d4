import type { Unsubscribe } from '../Platform';

/** Calls back for each click inside the element, with the nearest `data-ga-event-label`. */
export function watchClicks(element: HTMLElement, listener: (label: string) => void): Unsubscribe {
  const onClick = ({ target }: Event) => {
    const label = (target as Element).closest<HTMLElement>('[data-ga-event-label]')?.dataset
      .gaEventLabel;
    if (label) listener(label);
  };
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
