import type { Platform } from '../../platform/Platform';
import { whenIdle } from './whenIdle';
import { whenLoaded } from './whenLoaded';

/** Loads, after everything else, what keeps a page up to date and readable; once it is gone from the host it is too late. */
export function attachUpkeep(document: Document, { clock }: Platform): void {
  const start = () =>
    import('../offline/startUpkeep')
      .then(({ startUpkeep }) => startUpkeep(window))
      // The page is complete without it.
      .catch(() => undefined);
  whenLoaded(document, () => whenIdle(clock, () => void start()));
}
