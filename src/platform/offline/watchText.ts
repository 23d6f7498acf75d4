import { loadedFrames } from './loadedFrames';

const textField =
  'textarea,input:not([type=checkbox],[type=radio],[type=range],[type=color],[type=file],[type=button],[type=submit],[type=reset],[type=hidden])';

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches(textField);

const textOf = (element: Element) =>
  (isTextField(element) ? element.value : (element.textContent ?? '')).trim();

const isUnsaved = (element: Element) => element.isConnected && textOf(element) !== '';

/** A document and, recursively, those of its frames. */
const documentsOf = (document: Document): Document[] => [
  document,
  ...loadedFrames(document).flatMap(documentsOf),
];

/**
 * Tracks unsaved text in fields and editors of a page and its demos. Submitting or resetting a form, or emptying a
 * field, ends that.
 * @param onLess called when there may be less unsaved text than before
 * @returns a function that returns whether there is unsaved text
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
    // Text typed before watching started.
    for (const field of target.querySelectorAll(textField))
      if (isTextField(field) && field.value !== field.defaultValue) typed.add(field);
    target.addEventListener('input', onInput, true);
    target.addEventListener('submit', onSaved, true);
    target.addEventListener('reset', onSaved, true);
  };
  const onLoad = ({ target }: Event) => {
    // A frame gets a new document on each load.
    if (target instanceof HTMLIFrameElement && target.contentDocument)
      documentsOf(target.contentDocument).forEach(watch);
  };
  documentsOf(document).forEach(watch);
  document.addEventListener('load', onLoad, true);
  return () => [...typed].some(isUnsaved);
}
