/** What the build prepends to the code of the worker. */
export interface WorkerFacts {
  /** Files that every page needs, with a content hash where their name has none. */
  shell: readonly { url: string; revision: string | null }[];
  /** The page that stands for pages that are not cached. */
  offline: string;
}

/** Name of the meta element that holds the URL of the service worker on the production host. */
export const serviceWorkerMeta = 'docs:worker';

/** Path of the service worker on the production host; undefined on other hosts, and where the site has none. */
export function workerPath({ document, location }: Window): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${serviceWorkerMeta}"]`);
  const address = meta && new URL(meta.content);
  return address?.host === location.host ? address.pathname : undefined;
}
