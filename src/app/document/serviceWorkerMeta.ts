/** Name of the meta element that says where on the production host the service worker lies. */
export const serviceWorkerMeta = 'docs:worker';
