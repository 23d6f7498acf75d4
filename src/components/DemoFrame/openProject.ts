import { strToU8, zipSync } from 'fflate';
import {
  sandboxProject,
  stackBlitzForm,
  type SandboxSource,
} from '../../domain/code/sandboxProject';
import type { PageMessage } from '../../domain/editing/editMessages';
import { focusStart } from '../../platform/page/focusStart';
import { stylingOfFile } from '../../domain/content/demoStylings';
import { shownFiles } from './createCodeLoader';

/** The code of a demo that is shown, as what a sandbox is made of. */
function sandboxSource(figure: Element): SandboxSource {
  const files = shownFiles(figure).map((block) => ({
    fileName: block.getAttribute('aria-label')!,
    text: block.textContent,
  }));
  const { fileName } = files[0]!;
  const { title } = (figure.querySelector('template')?.content ?? figure).querySelector('iframe')!;
  return {
    title,
    codeVariant: fileName.endsWith('.tsx') ? 'TS' : 'JS',
    styling: stylingOfFile(fileName),
    files,
  };
}

/** Hands the reader a demo as a project, in a zip whose files lie in one folder. */
function downloadProject(figure: Element): void {
  const { name, files } = sandboxProject(sandboxSource(figure));
  const zip = zipSync(
    Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`${name}/${file}`, strToU8(text)]),
    ),
  );
  const href = URL.createObjectURL(
    new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/zip' }),
  );
  Object.assign(document.createElement('a'), { href, download: `${name}.zip` }).click();
  // The download has its own hold on the bytes by now.
  URL.revokeObjectURL(href);
}

/** Sends a demo to StackBlitz by a form, in a new browser tab. */
function openSandbox(figure: Element): void {
  const { action, fields } = stackBlitzForm(sandboxSource(figure));
  const form = Object.assign(document.createElement('form'), {
    action,
    method: 'POST',
    target: '_blank',
    hidden: true,
  });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.requestSubmit();
  form.remove();
}

/** Moves the focus to before the running demo. */
function resetFocus(figure: Element): void {
  // The last one, as edited code runs in a frame of its own.
  const frame = [...figure.querySelectorAll('iframe')].at(-1);
  frame?.focus();
  // A document without an origin does it by itself.
  const message: PageMessage = { preferences: {}, isFocusReset: true };
  if (frame?.contentDocument) focusStart(frame.contentDocument);
  else frame?.contentWindow?.postMessage(message, '*');
}

/** Opens a demo as a project, as a `zip` or else in StackBlitz; or, without a kind of project, resets its focus. */
export function openProject(figure: Element, kind: string | undefined): void {
  if (kind === undefined) resetFocus(figure);
  else if (kind === 'zip') downloadProject(figure);
  else openSandbox(figure);
}
