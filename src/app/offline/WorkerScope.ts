import type { SiteFacts, WorkerMessage } from '../../domain/offline/SiteFacts';

/** An event that keeps the service worker running until a promise is settled. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerMessageEvent extends WorkerEvent {
  data: WorkerMessage;
}

/** The part of a service worker's global scope that we use: TypeScript has types for pages or workers, not both. */
export interface WorkerScope {
  /** Prepended to the worker's code by the build. */
  docsSite: SiteFacts;
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

export const workerScope = self as unknown as WorkerScope;
