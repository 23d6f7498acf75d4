import { stylingOfFile } from '../../domain/content/demoStylings';
import type { SandboxSource } from '../../domain/code/sandboxProject';

/** The code of a demo that is shown, as what a sandbox is made of. */
export function sandboxSource(frame: Element): SandboxSource {
  // What the reader's choices hide is hidden itself; the files of other tabs are not.
  const chosen = [...frame.querySelectorAll('pre:not([data-preview])')].filter(
    (block) => getComputedStyle(block).display !== 'none',
  );
  const files = chosen.map((block) => ({
    fileName: block.getAttribute('aria-label')!,
    text: block.textContent,
  }));
  const { fileName } = files[0]!;
  const { title } = frame.querySelector('template')!.content.querySelector('iframe')!;
  return {
    title,
    codeVariant: fileName.endsWith('.tsx') ? 'TS' : 'JS',
    styling: stylingOfFile(fileName),
    files,
  };
}
