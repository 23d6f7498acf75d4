import { transform } from 'sucrase';
import type { EditProblem } from '../../domain/editing/editMessages';

/** A file of a demo as a CommonJS module, whose lines keep their numbers, or why it does not compile. */
export function compileCode(text: string): { code: string } | { problem: EditProblem } {
  try {
    const { code } = transform(text, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    });
    return { code };
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    // Without the name of a file, and the place, which is shown by itself.
    const what = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
    return { problem: { kind: 'syntax', message: what, ...(loc ? { line: loc.line } : {}) } };
  }
}
