/**
 * When an island gets its code: at once, when the browser is idle, when it comes into view, or when the reader
 * first points at it, touches it, focuses it or presses a key in it.
 */
export type IslandTrigger = 'load' | 'idle' | 'visible' | 'intent';

export const islandTag = 'docs-island';
