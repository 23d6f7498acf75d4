import type { Clipboard } from '../../src/platform/Platform';

export interface FakeClipboard extends Clipboard {
  /** Everything written so far, the newest last. */
  texts: string[];
}

/** A clipboard that accepts or denies everything. */
export function createFakeClipboard(answer: 'ok' | 'denied' = 'ok'): FakeClipboard {
  const texts: string[] = [];
  return {
    texts,
    async writeText(text) {
      if (answer === 'denied') throw new DOMException('Write permission denied', 'NotAllowedError');
      texts.push(text);
    },
  };
}
