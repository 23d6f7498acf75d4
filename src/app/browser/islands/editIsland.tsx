import { useEffect, useState } from 'react';
import { DemoEditor, type EditableFile } from '../../../components/DemoEditor/DemoEditor';
import { createCodeLoader } from '../../../components/DemoFrame/createCodeLoader';
import { editsKey } from '../../../domain/content/demoFrame';
import { demoStylings, stylingOfFile } from '../../../domain/content/demoStylings';
import { regionOf, withEdits } from '../../../domain/editing/editedFile';
import { parseEdits, withStoredEdit, type StoredEdit } from '../../../domain/editing/storedEdits';
import type { Platform } from '../../../platform/Platform';
import { usePlatform, usePreference } from '../../../platform/PlatformContext';
import { islandScope } from '../../../theme/themeCss';
import { renderIsland, type IslandProps } from './islands';

/** The code of a demo in its figure, as it was published and as it is edited. */
class FigureCode {
  /** Published HTML of the files that have been edited. */
  private readonly published = new Map<Element, string>();

  constructor(private readonly figure: Element) {}

  /** The version that the reader's choices show: its file first, then its style sheets. */
  private shownFiles(): HTMLElement[] {
    return [...this.figure.querySelectorAll<HTMLElement>('pre:not([data-preview])')].filter(
      (block) => getComputedStyle(block).display !== 'none',
    );
  }

  private publishedText(block: Element): string {
    const code = block.querySelector('code')!;
    const html = this.published.get(code);
    if (html === undefined) return code.textContent;
    return Object.assign(document.createElement('code'), { innerHTML: html }).textContent;
  }

  shown(): EditableFile {
    const [block, ...others] = this.shownFiles();
    const name = block!.getAttribute('aria-label')!;
    const text = this.publishedText(block!);
    const { variant, styling } = block!.dataset;
    const preview = [...this.figure.querySelectorAll<HTMLElement>('[data-preview]')].find(
      ({ dataset }) => dataset.variant === variant && dataset.styling === styling,
    );
    const regions = [...(preview?.children ?? [])].map((code) =>
      regionOf(text, Number((code as HTMLElement).dataset.from), code.textContent),
    );
    const isTailwind = stylingOfFile(name) === 'Tailwind';
    return {
      name,
      text,
      // A version without marked lines is edited as a whole.
      regions: regions.length > 0 ? regions : [regionOf(text, 0, text)],
      sheets: others.filter(isSheet).map((sheet) => sheet.textContent),
      tailwind: isTailwind ? name.replace(/\..*/, demoStylings.Tailwind.fileEnding) : undefined,
    };
  }

  /** What is shown, copied, downloaded and sent to a sandbox from now on. */
  write(text: string): void {
    const code = this.shownFiles()[0]!.querySelector('code')!;
    if (!this.published.has(code)) this.published.set(code, code.innerHTML);
    code.textContent = text;
  }

  restore(): void {
    for (const [code, html] of this.published) code.innerHTML = html;
  }
}

const isSheet = (block: Element) => block.getAttribute('aria-label')!.endsWith('.css');

interface EditingProps extends IslandProps {
  figure: HTMLElement;
  code: FigureCode;
  hasFocus: boolean;
  onReset: () => void;
}

function Editing({ figure, code, hasFocus, onReset, onReady }: EditingProps) {
  const { session } = usePlatform();
  const version = `${usePreference('codeVariant')} ${usePreference('codeStyling')}`;
  const [isLost, setLost] = useState(false);
  const file = code.shown();
  const key = editsKey(location.pathname);
  const stored = parseEdits(session.get(key))[file.name];
  const published = file.regions.map(({ text }) => text);
  const isStored = stored?.texts.length === published.length;
  const texts = isStored ? stored.texts : published;

  const store = (edit: StoredEdit | undefined) => {
    session.set(key, withStoredEdit(session.get(key), file.name, edit));
    setLost(edit !== undefined && !session.keeps(key));
  };
  const onEdit = (edited: readonly string[]) => {
    code.write(withEdits(file.text, file.regions, edited));
    store({ texts: edited });
  };
  useEffect(() => onReady(() => figure.querySelector('textarea')?.focus()), [figure, onReady]);
  useEffect(() => {
    if (isStored) code.write(withEdits(file.text, file.regions, texts));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each version
  }, [version]);
  useEffect(() => {
    if (!isLost) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isLost]);
  return (
    <DemoEditor
      key={file.name}
      file={file}
      viewport={figure.querySelector('template')!.parentElement!}
      texts={texts}
      isEndless={isStored && stored.isEndless === true}
      isLost={isLost}
      hasFocus={hasFocus}
      onEdit={onEdit}
      onRun={(isEndless) => {
        const edit = parseEdits(session.get(key))[file.name];
        if (edit) store({ ...edit, isEndless });
      }}
      onReset={onReset}
    />
  );
}

/** By figure: gives the focus to its editor. */
const editors = new WeakMap<Element, () => void>();

/**
 * Turns the preview lines of a demo into an editor. Rejects where it, or the code of the demo, cannot be loaded.
 * @param hasFocus whether the reader has asked for it
 */
export type OpenEditor = (
  figure: HTMLElement,
  platform: Platform,
  hasFocus: boolean,
  signal?: AbortSignal,
) => Promise<void>;

export const openEditor: OpenEditor = async (figure, platform, hasFocus, signal) => {
  if (hasFocus) figure.querySelector('details')!.open = false;
  const known = editors.get(figure);
  if (known) return known();
  editors.set(figure, () => undefined);
  const end = new AbortController();
  signal?.addEventListener('abort', () => end.abort());
  const previews = [...figure.querySelectorAll<HTMLElement>('[data-preview]')];
  const showPreviews = (areShown: boolean) => {
    for (const preview of previews) preview.hidden = !areShown;
  };
  end.signal.addEventListener('abort', () => {
    editors.delete(figure);
    showPreviews(true);
  });
  try {
    await createCodeLoader().load(figure);
    const code = new FigureCode(figure);
    const button = figure.querySelector<HTMLElement>('[data-demo-edit]')!;
    const reset = () => {
      const key = editsKey(location.pathname);
      const { session } = platform;
      for (const file of Object.keys(parseEdits(session.get(key))))
        if (file.startsWith(`${figure.id}.`))
          session.set(key, withStoredEdit(session.get(key), file, undefined));
      code.restore();
      end.abort();
      button.focus();
    };
    // The tool resets what runs, edited or not.
    figure.addEventListener(
      'click',
      ({ target }) => (target as Element).closest('[data-demo-reset]') && reset(),
      { signal: end.signal },
    );
    const place = document.createElement('div');
    place.className = islandScope;
    previews[0]!.before(place);
    showPreviews(false);
    const Island = ({ onReady }: IslandProps) => (
      <Editing {...{ figure, code, hasFocus, onReady }} onReset={reset} />
    );
    editors.set(
      figure,
      (await renderIsland(Island, `edit-${figure.id}`, platform, end.signal, place)) as () => void,
    );
  } catch (error) {
    end.abort();
    throw error;
  }
};
