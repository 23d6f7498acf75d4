/** Logs a wrong use or configuration of the site, in development and previews. */
export function warnInDevelopment(problem: string): void {
  console.error(problem);
}
