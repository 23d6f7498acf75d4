/** Name of the window event for a chunk that could not be loaded. */
export const chunkMissing = 'docs-chunk-missing';
