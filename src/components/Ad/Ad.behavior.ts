import type { AdSettings } from '../../domain/ads/adConfig';
import {
  clickAttributes,
  labelOf,
  nameKeyOf,
  shapeOf,
  type AdCard,
  type AdState,
} from '../../domain/ads/adMachine';
import { houseCard, type HouseAd } from '../../domain/ads/houseAds';
import type { AdController } from '../../platform/ads/createAdController';

/* Templates. */

/** The appeal, a line of text, and the card without an image, with one, and with one for each color scheme. */
export type AdTemplateName = 'appeal' | 'inline' | 'words' | 'image' | 'images';

/** HTML of everything that the ads of a site can show, and the house ads. */
export interface AdTemplates extends Readonly<Record<AdTemplateName, string>> {
  houseAds: readonly HouseAd[];
  /** Style sheet of the templates. */
  css: string;
}

/** Marks the place of a text or URL in a template. */
export const placeholder = (key: string): string => `{{${key}}}`;

const anyPlaceholder = /\{\{(\w+)\}\}/g;

/** Replaces the placeholders of a text; unknown ones become empty. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(anyPlaceholder, (_, key: string) => values[key] ?? '');

/** A template with its placeholders filled. The HTML is parsed first: a value can only be text or one attribute. */
function fillTemplate(
  document: Document,
  html: string,
  values: Readonly<Record<string, string>>,
): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  const root = template.content.firstElementChild as HTMLElement;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const attribute of element.attributes) attribute.value = fillText(attribute.value, values);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) node.nodeValue = fillText(node.nodeValue!, values);
  }
  return root;
}

/* What a state shows. */

/** The card of a state; `null` for one without. */
function cardOf(state: AdState, houseAds: readonly HouseAd[], base: string): AdCard | null {
  if (state.kind === 'third-party' && state.by === 'feed') return state.card;
  return state.kind === 'in-house' ? houseCard(houseAds[state.index]!, base) : null;
}

/** The element of a state; `null` where the vendor's script has rendered it. */
function elementOf(
  state: AdState,
  templates: AdTemplates,
  { base, document }: { base: string; document: Document },
): HTMLElement | null {
  if (state.kind === 'appeal') return fillTemplate(document, templates.appeal, {});
  const card = cardOf(state, templates.houseAds, base);
  if (!card) return null;
  const { name, link, image, description, poweredby, label } = card;
  const withImage = image ? (image.light === image.dark ? 'image' : 'images') : 'words';
  const template = shapeOf(state.view) === 'inline' ? 'inline' : withImage;
  const values = { name, link, description, poweredby, ...image };
  const element = fillTemplate(document, templates[template], values);
  setAttributes(element, clickAttributes(label));
  return element;
}

const boxAttributes = ['role', 'aria-labelledby', ...Object.keys(clickAttributes('any'))];

function setAttributes(element: Element, attributes: Readonly<Record<string, string | undefined>>) {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, value);
}

/** Hides an image that fails to load; its space stays reserved. */
function onImageError({ target }: Event) {
  if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', true);
}

/**
 * Renders the controller's state into the empty box of a built page. Loads the templates only when there is an ad to
 * render; a render error hides the ad and is reported, and the page keeps working.
 *
 * @param box the element that `Ad` rendered on the server
 * @param nameId id of the element that labels the box, unique on the page
 */
export function attachAd(
  box: HTMLElement,
  controller: AdController,
  { base, labels }: Pick<AdSettings, 'base' | 'labels'>,
  loadTemplates: () => Promise<AdTemplates>,
  nameId = 'placement-name',
): () => void {
  const document = box.ownerDocument;
  const host = box.firstElementChild as HTMLElement;
  /** Label of the ad that is shown or loading. */
  let current: string | null = null;
  /** Number of the latest change: templates that load after a newer one are not rendered. */
  let turn = 0;
  let shown: HTMLElement | null = null;
  // The label is text: filter lists match words in attributes.
  const name = document.createElement('span');
  name.className = 'sr-only';
  name.id = nameId;

  const clear = () => {
    shown?.remove();
    shown = null;
    name.remove();
    host.removeAttribute('data-shown');
    for (const attribute of boxAttributes) box.removeAttribute(attribute);
  };

  const show = async (state: AdState, label: string, isCurrent: () => boolean) => {
    const isByScript = state.kind === 'third-party' && state.by === 'script';
    const templates = isByScript ? null : await loadTemplates();
    if (!isCurrent()) return;
    shown = templates && elementOf(state, templates, { base, document });
    if (shown) box.append(shown);
    else host.setAttribute('data-shown', 'true');
    name.textContent = labels[nameKeyOf(state)!];
    box.append(name);
    setAttributes(box, { role: 'group', 'aria-labelledby': name.id, ...clickAttributes(label) });
    controller.rendered();
  };

  const update = () => {
    const state = controller.state();
    const label = labelOf(state);
    if (label === current) return;
    current = label;
    clear();
    const own = (turn += 1);
    const isCurrent = () => own === turn;
    if (label) show(state, label, isCurrent).catch(() => isCurrent() && controller.crash());
  };

  box.addEventListener('error', onImageError, true);
  const unsubscribe = controller.subscribe(update);
  update();
  const stop = controller.start(box, host);
  return () => {
    stop();
    unsubscribe();
    turn += 1;
    box.removeEventListener('error', onImageError, true);
    clear();
  };
}

/** Begins the ad below each demo when its code is first open. From then on it keeps its space. */
export function attachUnderDemos(
  root: ParentNode & Node,
  begin: (box: HTMLElement) => void,
  signal?: AbortSignal,
): void {
  const visit = (fold: Element) => {
    const box = fold.closest('[data-demo-frame]')?.nextElementSibling;
    if (!box?.matches('[data-under-demo]:not([data-started])')) return;
    box.setAttribute('data-started', '');
    begin(box as HTMLElement);
  };
  // A fold that was shut opens first.
  const onToggle = ({ target }: Event) => visit(target as Element);

  root.addEventListener('toggle', onToggle, { capture: true, signal });
  for (const fold of root.querySelectorAll('[data-demo-frame] details[open]')) visit(fold);
}
