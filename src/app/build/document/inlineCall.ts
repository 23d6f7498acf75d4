/** The text of an inline script that calls a function, which needs nothing but its arguments. */
export const inlineCall = <Given extends unknown[]>(
  run: (...given: Given) => void,
  ...given: Given
) => `(${run.toString()})(${given.map((value) => JSON.stringify(value)).join()})`;
