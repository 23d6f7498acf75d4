import { strToU8, zipSync } from 'fflate';
import {
  sandboxProject,
  stackBlitzForm,
  type SandboxSource,
} from '../../domain/code/sandboxProject';
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

/** Opens a demo as a project: as a `zip`, or else in StackBlitz. */
export const openProject = (figure: Element, kind: string | undefined): void =>
  kind === 'zip' ? downloadProject(figure) : openSandbox(figure);
