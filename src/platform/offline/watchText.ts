import { loadedFrames } from './loadedFrames';

const textField =
  'textarea,input:not([type=checkbox],[type=radio],[type=range],[type=color],[type=file],[type=button],[type=submit],[type=reset],[type=hidden])';

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches(textField);

const textOf = (element: Element) =>
  (isTextField(element) ? element.value : (element.textContent ?? '')).trim();

const isUnsaved = (element: Element) => element.isConnected && textOf(element) !== '';

/** A document and those of its frames, and of theirs. */
const documentsOf = (document: Document): Document[] => [
  document,
  ...loadedFrames(document).flatMap(documentsOf),
];

/**
 * Watches what is typed into fields and editors of a page and of the demos on it. Sending or clearing a form saves what
 * is in it; so does emptying a field.
 * @param onLess called when there may be less text to lose than before
 * @returns whether there is any
 */
export function watchText(document: Document, onLess: () => void): () => boolean {
  const typed = new Set<Element>();
  const watched = new WeakSet<Document>();
  const onInput = (event: Event) => {
    const field = event.composedPath()[0] as HTMLElement;
    if (!isTextField(field) && !field.isContentEditable) return;
    typed.add(field);
    if (!isUnsaved(field)) onLess();
  };
  const onSaved = ({ target: form }: Event) => {
    for (const field of typed) if ((form as Element).contains(field)) typed.delete(field);
    onLess();
  };
  const watch = (target: Document) => {
    if (watched.has(target)) return;
    watched.add(target);
    // What was typed before anybody watched.
    for (const field of target.querySelectorAll(textField))
      if (isTextField(field) && field.value !== field.defaultValue) typed.add(field);
    target.addEventListener('input', onInput, true);
    target.addEventListener('submit', onSaved, true);
    target.addEventListener('reset', onSaved, true);
  };
  const onLoad = ({ target }: Event) => {
    // Whenever a frame loads it gets another document.
    if (target instanceof HTMLIFrameElement && target.contentDocument)
      documentsOf(target.contentDocument).forEach(watch);
  };
  documentsOf(document).forEach(watch);
  document.addEventListener('load', onLoad, true);
  return () => [...typed].some(isUnsaved);
}
