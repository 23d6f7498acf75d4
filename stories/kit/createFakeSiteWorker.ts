import type { SiteWorker } from '../../src/platform/offline/SiteWorker';
import type { WorkerMessage } from '../../src/domain/offline/SiteFacts';

export interface FakeSiteWorker extends SiteWorker {
  /** Messages to it, the newest last. */
  messages: WorkerMessage[];
  /** A first worker starts to control the page, or a new version takes over. */
  takesOver(): void;
  /** A new version is installed and waiting. */
  arrives(): void;
}

/** A service worker that a test controls; registration rejects when it is refused. */
export function createFakeSiteWorker({
  isServing = false,
  isRefused = false,
} = {}): FakeSiteWorker {
  const listeners = new Set<Parameters<SiteWorker['subscribe']>[0]>();
  const state = { isServing, isWaiting: false };
  const takesOver = () => {
    Object.assign(state, { isServing: true, isWaiting: false });
    listeners.forEach((listener) => listener('taken-over'));
  };
  const messages: WorkerMessage[] = [];
  return {
    messages,
    takesOver,
    arrives() {
      state.isWaiting = true;
      listeners.forEach((listener) => listener('waiting'));
    },
    isServing: () => state.isServing,
    async register() {
      if (isRefused) throw new DOMException('Service workers are switched off', 'SecurityError');
    },
    isWaiting: () => state.isWaiting,
    takeOver: takesOver,
    post: (message) => void messages.push(message),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
