/** Name of the meta element that holds the path of the service worker on the production host. */
export const serviceWorkerMeta = 'docs:worker';
