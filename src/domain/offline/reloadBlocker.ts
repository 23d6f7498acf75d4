/** What decides whether a page may be loaded again without being asked. */
export interface ReloadContext {
  isFocused: boolean;
  /** Whether a form or an editor holds text that a reload would lose. */
  hasUnsavedText: boolean;
  /** Whether the page is there because it was loaded again, by itself or by its reader. */
  isReload: boolean;
  /** Milliseconds since it was opened. */
  age: number;
}

export type ReloadBlocker = 'not-focused' | 'unsaved-text' | 'just-reloaded';

/** How long a page that was loaded again is left in peace, in milliseconds: a reload that changed nothing must not lead to the next. */
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
