/** Resolves in a task of its own, after input and painting. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
