import { useEffect } from 'react';
import { DemoEditor, type EditableFile } from '../../../components/DemoEditor/DemoEditor';
import {
  copySheets,
  createCodeLoader,
  shownFiles,
} from '../../../components/DemoFrame/createCodeLoader';
import { editsKey } from '../../../domain/content/demoFrame';
import { demoStylings, stylingOfFile } from '../../../domain/content/demoStylings';
import { parseEdits, regionOf } from '../../../domain/editing/editedFile';
import { usePreference } from '../../../platform/PlatformContext';
import { islandScope } from '../../../theme/themeCss';
import type { MountIsland } from './IslandRoot';
import { renderIsland, type IslandProps } from './islands';

const nameOf = (block: Element) => block.getAttribute('aria-label')!;

/** The version of a demo that is shown, whose lines are in its preview. Without one, all lines are edited. */
function editableFile(figure: Element, text: string): EditableFile {
  const [block, ...others] = shownFiles(figure);
  const name = nameOf(block!);
  const preview = [...figure.querySelectorAll<HTMLElement>('[data-preview]')].find(
    ({ dataset: { variant, styling } }) =>
      variant === block!.dataset.variant && styling === block!.dataset.styling,
  );
  const lines = [...(preview?.querySelectorAll<HTMLElement>('code') ?? [])];
  return {
    name,
    text,
    regions: preview
      ? lines.map((code) => regionOf(text, Number(code.dataset.from), code.textContent))
      : [regionOf(text, 0, text)],
    sheets: others.filter((one) => nameOf(one).endsWith('.css')).map((one) => one.textContent),
    tailwind:
      stylingOfFile(name) === 'Tailwind'
        ? name.replace(/\..*/, demoStylings.Tailwind.fileEnding)
        : undefined,
  };
}

interface EditingProps extends IslandProps {
  figure: HTMLElement;
  hasFocus: boolean;
  /** HTML of the files as they were published. */
  published: Map<Element, string>;
}

function Editing({ figure, hasFocus, published, onReady }: EditingProps) {
  // The version that is shown depends on both.
  usePreference('codeVariant');
  usePreference('codeStyling');
  const code = shownFiles(figure)[0]!.querySelector('code')!;
  const html = published.get(code) ?? code.innerHTML;
  published.set(code, html);
  const text = Object.assign(document.createElement('code'), { innerHTML: html }).textContent;
  const file = editableFile(figure, text);
  useEffect(() => onReady(() => figure.querySelector('textarea')?.focus()), [figure, onReady]);
  return (
    <DemoEditor
      key={file.name}
      {...{ file, figure, hasFocus }}
      onHtml={(edited = html) => {
        code.innerHTML = edited;
        copySheets(figure);
      }}
    />
  );
}

/** Editors in the place of the preview lines of demos. What was edited in the same tab is as it was left. */
export const mountIsland: MountIsland = (_button, platform, signal) => {
  const loader = createCodeLoader();
  const editors = new Map<Element, ReturnType<MountIsland>>();
  const create = async (figure: HTMLElement, hasFocus: boolean) => {
    await loader.load(figure);
    const place = document.createElement('div');
    place.className = islandScope;
    place.dataset.demoEditor = '';
    const lines = figure.querySelector('[data-preview]');
    if (lines) lines.before(place);
    else figure.lastElementChild!.append(place);
    const published = new Map<Element, string>();
    const Island = ({ onReady }: IslandProps) => (
      <Editing {...{ figure, hasFocus, published, onReady }} />
    );
    return renderIsland(Island, `Edit-${figure.id}`, platform, signal, place);
  };
  const open = (figure: HTMLElement, hasFocus: boolean) => {
    const editor = editors.get(figure) ?? create(figure, hasFocus);
    editors.set(figure, editor);
    editor.catch(() => editors.delete(figure));
    return editor;
  };
  const edited = Object.keys(parseEdits(platform.session.get(editsKey(location.pathname))));
  for (const figure of document.querySelectorAll<HTMLElement>('[data-demo-frame]'))
    if (edited.some((file) => file.startsWith(`${figure.id}.`)))
      // The button opens it again, and reports a failure.
      open(figure, false).catch(() => undefined);
  return Promise.resolve(async (button) => {
    const figure = button.closest<HTMLElement>('[data-demo-frame]')!;
    const fold = figure.querySelector('details');
    if (fold) fold.open = false;
    platform.analytics.send({ name: 'demo', eventAction: 'edit', eventLabel: figure.id });
    const focus = await open(figure, true);
    button.ariaExpanded = 'true';
    await focus(button);
  });
};
