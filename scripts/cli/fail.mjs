/** What a person at a command line can correct: its message is all that is printed. */
class CommandError extends Error {}

/**
 * Ends the process with one line that says what is wrong and what to do, once all that was printed before has gone
 * through the pipe: `process.exit` would cut it off.
 *
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  throw new CommandError(message);
}

process.on('uncaughtException', (error) => {
  process.stderr.write(
    error instanceof CommandError ? `error: ${error.message}\n` : `${error?.stack ?? error}\n`,
    () => process.stdout.write('', () => process.exit(1)),
  );
});
