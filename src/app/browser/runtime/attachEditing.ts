import {
  hideLoadFailure,
  showLoadFailure,
} from '../../../components/LoadFailure/LoadFailure.behavior';
import { editsKey } from '../../../domain/content/demoFrame';
import type { Platform } from '../../../platform/Platform';
import type { OpenEditor } from '../islands/editIsland';

/** Loads the code of the editor. */
export type LoadEditor = () => Promise<{ openEditor: OpenEditor }>;

/** Loads the editor with what it shares with other islands, which it would request only once it is there itself. */
const loadEditor: LoadEditor = () => {
  import('../islands/islands').catch(() => undefined);
  return import('../islands/editIsland');
};

/** Above the preview lines: says that the editor could not load. */
function failureLine(figure: Element, button: HTMLElement): HTMLElement {
  const known = figure.querySelector<HTMLElement>('[data-load-failure=dialog]');
  if (known) return known;
  const line = figure.querySelector('[data-load-failure]')!.cloneNode(true) as HTMLElement;
  line.dataset.loadFailure = 'dialog';
  line.querySelector('bdi')!.textContent = button.dataset.failed!;
  figure.querySelector('[data-preview]')!.before(line);
  return line;
}

/**
 * Opens the editor of a demo below `root` by its tool, and by a click or the Enter key on its preview lines. Demos that
 * have been edited before, in the same tab, are shown as they were left.
 */
export function attachEditing(
  root: ParentNode & Node,
  platform: Platform,
  signal?: AbortSignal,
  load = loadEditor,
): void {
  const open = async (button: HTMLElement, isWanted: boolean) => {
    const figure = button.closest<HTMLElement>('[data-demo-frame]')!;
    try {
      const { openEditor } = await load();
      await openEditor(figure, platform, isWanted, signal);
      const line = figure.querySelector<HTMLElement>('[data-load-failure=dialog]');
      if (line) hideLoadFailure(line, figure.querySelector('textarea')!);
    } catch {
      showLoadFailure(failureLine(figure, button), () => void open(button, isWanted));
    }
  };
  const onOpen = (event: Event) => {
    const target = event.target as Element;
    const isClick = event.type === 'click';
    if (!isClick && (event as KeyboardEvent).key !== 'Enter') return;
    // A selection is there to be copied.
    const lines = isClick && String(getSelection()) ? null : target.closest('[data-preview]');
    const tool = isClick && target.closest('[data-demo-edit]');
    const figure = (tool || lines)?.closest('[data-demo-frame]');
    if (figure) void open(figure.querySelector<HTMLElement>('[data-demo-edit]')!, true);
  };
  const onIntent = ({ target }: Event) => {
    if ((target as Element).closest('[data-demo-edit]')) load().catch(() => undefined);
  };
  root.addEventListener('click', onOpen, { signal });
  root.addEventListener('keydown', onOpen, { signal });
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, onIntent, { signal });
  const stored = platform.session.get(editsKey(location.pathname));
  if (stored)
    for (const button of root.querySelectorAll<HTMLElement>('[data-demo-edit]'))
      if (stored.includes(`"${button.closest('[data-demo-frame]')!.id}.`)) void open(button, false);
}
