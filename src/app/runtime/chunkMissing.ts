/** Window event for a chunk that failed to load. `detail` is called if a new version has removed the chunk. */
export const chunkMissing = 'docs-chunk-missing';
