import type { SiteFacts, WorkerMessage } from '../../domain/offline/SiteFacts';

/** An event whose worker stays awake until a promise is settled. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerMessageEvent extends WorkerEvent {
  data: WorkerMessage;
  ports: readonly MessagePort[];
}

/** The part of a service worker's global scope that ours uses; the types of the compiler know either pages or workers. */
export interface WorkerScope {
  /** Written before the code of the worker by the build. */
  docsSite: SiteFacts;
  registration: { unregister(): Promise<boolean> };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

export const workerScope = self as unknown as WorkerScope;
