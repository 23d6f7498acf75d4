/**
 * Why a demo cannot be rendered on a server, in one sentence with its file and line, and the way out.
 * @param error with the name of the demo as its message and what was thrown as its cause
 */
export function serverFailure({ message: name, cause }: Error): string {
  const { message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause));
  // Where source maps name the file, whatever of it was bundled.
  const place = /[^\s(]*\/demos\/[^\s)]+?:\d+/.exec(stack)?.[0].replace(/^file:\/\//, '');
  return `${place ? `${place}: ` : ''}The demo ${name} cannot be rendered on a server: ${message}. Read what only a browser has in an effect, an event handler, or the client's snapshot of \`useSyncExternalStore\`; or write why it needs a browser in a line of its own: // Needs a browser: reason.`;
}
