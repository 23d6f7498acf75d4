/** Reports a mistake in how the site is used or configured, in the console. */
export function warnInDevelopment(problem: string): void {
  console.error(problem);
}
