import { createHash } from 'node:crypto';

/** For names of folders and cache keys. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
