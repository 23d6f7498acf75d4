/** Build data for the service worker. */
export interface SiteFacts {
  base: string;
  /** Changes with every change of the site, as browsers install a worker when its bytes change. */
  build: string;
  /** Changes with the code of pages, as pages of another version would load removed scripts. */
  version: string;
  /** URLs of the shell, with a content hash as query where the name has none. */
  shell: readonly { url: string; revision: string | null }[];
  notFound: string;
  /** Shown in place of an unavailable page. */
  offline: string;
  /** The manifest of pages. */
  addresses: string;
}

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** Activates the waiting worker. */
  | { kind: 'take-over' }
  /** A page has loaded, with the URLs it requested before the worker controlled it. */
  | { kind: 'shown'; addresses: readonly string[] };
