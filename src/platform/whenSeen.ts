import { adTable } from '../domain/ads/adTable';
import type { AdOutside } from './AdOutside';
import type { Clock, TimerId, Unsubscribe } from './Platform';

interface Surroundings {
  clock: Clock;
  outside: Pick<AdOutside, 'page' | 'watchView'>;
}

/** Calls back once, when half of the element has been in view of a shown page for a second without a break. */
export function whenSeen(
  { clock, outside: { page, watchView } }: Surroundings,
  element: HTMLElement,
  onSeen: () => void,
): Unsubscribe {
  let timer: TimerId | undefined;
  let isInView = false;

  const update = () => {
    clock.clearTimeout(timer);
    timer = undefined;
    if (!isInView || page.presence() !== 'shown') return;
    timer = clock.setTimeout(() => {
      stop();
      onSeen();
    }, adTable.impression.after);
  };
  const unwatch = watchView(element, (now) => {
    isInView = now;
    update();
  });
  const unsubscribe = page.subscribe(update);
  const stop = () => {
    clock.clearTimeout(timer);
    unwatch();
    unsubscribe();
  };
  return stop;
}
