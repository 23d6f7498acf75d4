/** Writes a line with the seconds since the process started. */
export const say = (text: string) =>
  process.stdout.write(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}\n`);
