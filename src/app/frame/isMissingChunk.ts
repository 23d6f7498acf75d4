/** What Chromium, Firefox and Safari say when they cannot load a module, and Vite when it cannot load a style sheet. */
const messages =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an import failed for want of its file, and not because its code threw an error. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && messages.test(error.message);
