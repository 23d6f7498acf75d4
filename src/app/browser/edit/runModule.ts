import { modules } from 'virtual:editable';
import type { ComponentType } from 'react';
import type { EditProblem } from '../../../domain/editing/editMessages';

/** How stacks name edited code. */
const codeName = 'edited-demo.js';

/** A problem that is known by more than the message of an error. */
class KnownProblem extends Error {
  constructor(readonly problem: EditProblem) {
    super(problem.message);
  }
}

/** What is wrong, from whatever edited code has thrown. */
export function problemOf(error: unknown): EditProblem {
  if (error instanceof KnownProblem) return error.problem;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const line = new RegExp(`${codeName.replace('.', '\\.')}:(\\d+)`).exec(stack ?? '')?.[1];
  return {
    kind: name === 'SyntaxError' ? 'syntax' : 'render',
    message,
    ...(line ? { line: Number(line) } : {}),
  };
}

const loaded = new Map<string, object>();

/** Loads the modules that compiled code asks for. @throws {Error} where one cannot be loaded */
export async function loadModules(code: string): Promise<void> {
  const names = [...code.matchAll(/\brequire\(['"]([^'"]+)['"]\)/g)].map(([, name]) => name!);
  const missing = names.filter((name) => Object.hasOwn(modules, name) && !loaded.has(name));
  await Promise.all(
    [...new Set(missing)].map(async (name) => {
      const module = await modules[name]!().catch(() => {
        throw new KnownProblem({ kind: 'load', message: name });
      });
      // The mark by which compiled imports know a module with a default export.
      loaded.set(name, { __esModule: true, ...module });
    }),
  );
}

function requireModule(name: string): object {
  // Style sheets come with the code.
  if (name.endsWith('.css')) return {};
  const module = loaded.get(name);
  if (!module)
    throw new KnownProblem({ kind: 'import', message: name, available: Object.keys(modules) });
  return module;
}

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Runs a compiled file whose modules are loaded, and returns the component that it exports. */
export function runModule(code: string): ComponentType {
  // The wrapper is in the first line, so that lines keep their numbers.
  const run = (0, eval)(`(function (require, exports) {${code}\n})\n//# sourceURL=${codeName}`) as (
    require: (name: string) => object,
    exports: { default?: unknown },
  ) => void;
  const exports: { default?: unknown } = {};
  run(requireModule, exports);
  if (!isComponent(exports.default)) throw new KnownProblem({ kind: 'export', message: '' });
  return exports.default;
}
