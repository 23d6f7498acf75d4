import { adTable } from '../../domain/ads/adTable';
import type { AdEnvironment } from './AdEnvironment';
import type { Clock, TimerId, Unsubscribe } from '../Platform';

interface Dependencies {
  clock: Clock;
  environment: Pick<AdEnvironment, 'page' | 'watchView'>;
}

/** Calls back once, when half of the element has been in view of a shown page for a second without a break. */
export function whenSeen(
  { clock, environment: { page, watchView } }: Dependencies,
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
