/** Name of the event on the window that says that code of the page could not be loaded. */
export const chunkMissing = 'docs-chunk-missing';
