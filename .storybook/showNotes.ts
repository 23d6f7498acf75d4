import { sansFamily } from '../src/theme/fonts';

const noteId = 'workbench-notes';

/**
 * Shows lines of the workbench above a story: what its picture leaves out, and why. They are part of the story's page,
 * so the canvas, a tile of a board and a frame of its own show them alike. No lines, no note.
 */
export function showNotes(lines: readonly string[]): void {
  document.getElementById(noteId)?.remove();
  if (lines.length === 0) return;
  const note = document.createElement('aside');
  note.id = noteId;
  note.lang = 'en';
  note.dir = 'ltr';
  note.style.cssText =
    'position:relative;z-index:2147483647;padding:8px 16px;border-bottom:1px solid var(--docs-palette-divider);' +
    `font:13px/20px ${sansFamily};color:var(--docs-palette-text-primary);background:var(--docs-palette-background-subtle)`;
  note.append(
    ...lines.map((line) => Object.assign(document.createElement('div'), { textContent: line })),
  );
  document.body.prepend(note);
}

export const shownNotes = (): string[] =>
  [...document.querySelectorAll(`#${noteId} > div`)].map(({ textContent }) => textContent);
