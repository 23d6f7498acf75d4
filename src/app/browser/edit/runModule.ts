import { modules } from 'virtual:editable';
import type { ComponentType } from 'react';
import type { EditProblem } from '../../../domain/editing/editMessages';
import { demoFrameStrings } from '../../../domain/strings/demoFrameStrings';
import { format } from '../../../domain/strings/format';

/** How stacks name edited code. */
const codeName = 'edited-demo.js';

/** An error that is known by more than its message. */
class ModuleError extends Error {
  constructor(readonly problem: EditProblem) {
    super(problem.message);
  }
}

/** What is wrong, from whatever edited code has thrown. */
export function problemOf(error: unknown): EditProblem {
  if (error instanceof ModuleError) return error.problem;
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const line = stack.split(`${codeName}:`)[1];
  return { message, line: line ? parseInt(line, 10) : undefined };
}

const loaded = new Map<string, object>();

const requestsIn = (code: string) => [...code.matchAll(/\brequire\(['"]([^'"]+)['"]\)/g)];

/** Loads the modules that compiled code asks for. Rejects where one cannot be loaded. */
export async function loadModules(code: string): Promise<void> {
  await Promise.all(
    requestsIn(code).map(async ([, name]) => {
      if (!Object.hasOwn(modules, name!) || loaded.has(name!)) return;
      // The mark by which compiled imports know a module with a default export.
      loaded.set(name!, { __esModule: true, ...(await modules[name!]!()) });
    }),
  );
}

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Runs a compiled file whose modules are loaded, and returns the component that it exports. */
export function runModule(code: string): ComponentType {
  const requireModule = (name: string): object => {
    const module = loaded.get(name);
    // Style sheets come with the code.
    if (module || name.endsWith('.css')) return module ?? {};
    const at = requestsIn(code).find((request) => request[1] === name)?.index ?? 0;
    throw new ModuleError({
      message: format(demoFrameStrings['edit.import'], { module: name }),
      line: code.slice(0, at).split('\n').length,
      available: Object.keys(modules),
    });
  };
  // The wrapper is in the first line, so that lines keep their numbers.
  const run = (0, eval)(`(function (require, exports) {${code}\n})\n//# sourceURL=${codeName}`) as (
    require: (name: string) => object,
    exports: { default?: unknown },
  ) => void;
  const exports: { default?: unknown } = {};
  run(requireModule, exports);
  if (isComponent(exports.default)) return exports.default;
  throw new ModuleError({ message: demoFrameStrings['edit.export'] });
}
