/**
 * Name of the window event for a chunk that could not be loaded. Its `detail` is a function to call when a new version
 * of the page has removed the chunk.
 */
export const chunkMissing = 'docs-chunk-missing';
