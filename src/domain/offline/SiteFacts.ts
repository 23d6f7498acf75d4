/** What the build tells the service worker. */
export interface SiteFacts {
  base: string;
  /** Changes with every change of the site: browsers take a worker with other bytes for a new one. */
  build: string;
  /** Changes with the code of pages: pages of another version would ask for scripts that are gone. */
  version: string;
  /** Addresses of the shell; where the name says nothing about the contents, with a hash of them. */
  shell: readonly { url: string; revision: string | null }[];
  notFound: string;
  /** Shown in place of a page that cannot be had. */
  offline: string;
  /** The manifest of pages. */
  addresses: string;
}

/** What a page asks of the worker. */
export type WorkerMessage =
  /** The waiting worker is to take over. */
  | { kind: 'take-over' }
  /** A page is there, with what it had loaded before the worker could see it. */
  | { kind: 'shown'; addresses: readonly string[] };
