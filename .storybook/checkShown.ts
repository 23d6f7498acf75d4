import type { WorkbenchReport } from './storyContext';

/** Fails a story that was shown with another value than its globals say. */
export function same(what: string, seen: unknown, expected: unknown) {
  if (seen !== expected) {
    throw new Error(
      `${what} is "${seen}" instead of "${expected}" as in the globals: the story was not rendered in the mode of this pass. ` +
        'Either something wrote to <html>, or the story sets it without a global.',
    );
  }
}

/** Fails a story whose page had another mode or direction, at its first render, than its globals say. */
export function checkShown({ shown, globals }: WorkbenchReport) {
  same('dir on <html>', shown.direction, globals.direction ?? 'ltr');
  if (globals.mode !== 'system')
    same('data-color-scheme on <html>', shown.colorScheme, globals.mode);
}
