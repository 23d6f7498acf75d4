/** Says in the console what somebody who makes the site has got wrong. */
export function tellDeveloper(problem: string): void {
  console.error(problem);
}
