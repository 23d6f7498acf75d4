import type * as Worker from './worker';

type Functions = typeof Worker;

/** Compiles and renders: the functions of `worker.ts`, in threads or in this process. */
export interface Compiler {
  /** Changes when pages would be compiled otherwise. */
  hash: string;
  run<Name extends keyof Functions>(
    name: Name,
    argument: Parameters<Functions[Name]>[0],
  ): Promise<Awaited<ReturnType<Functions[Name]>>>;
}

/** Pages that a thread gets at once: few enough to share the work evenly, enough to make a message worth it. */
const pagesPerTask = 16;

export function batches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / pagesPerTask) }, (_, index) =>
    items.slice(index * pagesPerTask, (index + 1) * pagesPerTask),
  );
}
