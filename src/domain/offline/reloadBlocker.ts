/** What decides whether a page may reload by itself. */
export interface ReloadContext {
  isFocused: boolean;
  /** Whether a form or an editor holds text that a reload would lose. */
  hasUnsavedText: boolean;
  /** Whether the page was reloaded, by itself or by the user. */
  isReload: boolean;
  /** Milliseconds since it was opened. */
  age: number;
}

export type ReloadBlocker = 'not-focused' | 'unsaved-text' | 'just-reloaded';

/** Time after a reload without another one, in milliseconds, to prevent reload loops. */
export const reloadPause = 60_000;

/** Why a page must not reload now; `null` when it can. */
export function reloadBlocker({
  isFocused,
  hasUnsavedText,
  isReload,
  age,
}: ReloadContext): ReloadBlocker | null {
  if (hasUnsavedText) return 'unsaved-text';
  if (isReload && age < reloadPause) return 'just-reloaded';
  return isFocused ? null : 'not-focused';
}
