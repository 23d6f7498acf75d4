import { strToU8, zipSync } from 'fflate';
import { sandboxProject } from '../../domain/code/sandboxProject';
import { sandboxSource } from './sandboxSource';

/** Hands the reader a demo as a project, in a zip whose files lie in one folder. */
export function downloadProject(frame: Element): void {
  const { name, files } = sandboxProject(sandboxSource(frame));
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
