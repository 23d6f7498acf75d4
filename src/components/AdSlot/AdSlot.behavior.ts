import type { AdCard, AdState } from '../../domain/ads/AdState';
import { clickAttributes, labelOf } from '../../domain/ads/adReports';
import { shapeOf } from '../../domain/ads/drawAd';
import { houseCard } from '../../domain/ads/houseCard';
import type { HouseAd } from '../../domain/ads/houseAds';
import { slotLabelKey } from '../../domain/ads/slotLabelKey';
import type { AdSlotController } from '../../platform/ads/createAdSlotController';
import type { AdSettings } from './AdSettings';
import { fillTemplate, type AdTemplateName, type AdTemplates } from './fillTemplate';

const slotAttributes = ['role', 'aria-labelledby', ...Object.keys(clickAttributes('any'))];

function setAttributes(element: Element, attributes: Readonly<Record<string, string | undefined>>) {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, value);
}

interface House {
  houseAds: readonly HouseAd[];
  base: string;
}

/** The card that a state shows; `null` for one without. */
function cardOf(state: AdState, { houseAds, base }: House): AdCard | null {
  if (state.kind === 'third-party' && state.by === 'feed') return state.card;
  return state.kind === 'in-house' ? houseCard(houseAds[state.index]!, base) : null;
}

interface Drawing {
  template: AdTemplateName;
  values: Readonly<Record<string, string>>;
  /** Analytics label of a click on the card. */
  label: string | null;
}

function drawingOf(state: AdState, house: House): Drawing | null {
  if (state.kind === 'appeal') return { template: 'appeal', values: {}, label: null };
  const card = cardOf(state, house);
  if (!card) return null;
  const { name, link, image, description, poweredby, label } = card;
  const withPicture = image ? (image.light === image.dark ? 'picture' : 'pictures') : 'words';
  return {
    template: shapeOf(state.view) === 'inline' ? 'inline' : withPicture,
    values: { name, link, description, poweredby, ...image },
    label,
  };
}

/** Hides an image that fails to load; its space stays reserved. */
function onPictureError({ target }: Event) {
  if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', true);
}

/**
 * Renders the controller's state into the empty slot of a built page. Loads the templates only when there is an ad to
 * render; a render error hides the ad and is reported, and the page keeps working.
 *
 * @param slot the element that `AdSlot` rendered on the server
 * @param nameId id of the element that labels the slot, unique on the page
 */
export function attachAdSlot(
  slot: HTMLElement,
  controller: AdSlotController,
  { base, labels }: Pick<AdSettings, 'base' | 'labels'>,
  loadTemplates: () => Promise<AdTemplates>,
  nameId = 'slot-name',
): () => void {
  const host = slot.firstElementChild as HTMLElement;
  /** Label of the ad that is shown or loading. */
  let current: string | null = null;
  /** Number of the latest change: templates that load after a newer one are not rendered. */
  let turn = 0;
  let drawn: HTMLElement | undefined;
  // The label is text: filter lists match words in attributes.
  const name = slot.ownerDocument.createElement('span');
  name.className = 'sr-only';
  name.id = nameId;

  const clear = () => {
    drawn?.remove();
    drawn = undefined;
    name.remove();
    host.removeAttribute('data-shown');
    for (const name of slotAttributes) slot.removeAttribute(name);
  };

  const draw = async (state: AdState, label: string, isCurrent: () => boolean) => {
    const isDrawnByOthers = state.kind === 'third-party' && state.by === 'script';
    const templates = isDrawnByOthers ? null : await loadTemplates();
    if (!isCurrent()) return;
    const drawing = templates && drawingOf(state, { houseAds: templates.houseAds, base });
    if (drawing) {
      drawn = fillTemplate(slot.ownerDocument, templates[drawing.template], drawing.values);
      setAttributes(drawn, clickAttributes(drawing.label));
      slot.append(drawn);
    } else host.setAttribute('data-shown', 'true');
    name.textContent = labels[slotLabelKey(state)!];
    slot.append(name);
    setAttributes(slot, { role: 'group', 'aria-labelledby': name.id, ...clickAttributes(label) });
  };

  const update = () => {
    const state = controller.state();
    const label = labelOf(state);
    if (label === current) return;
    current = label;
    clear();
    const own = (turn += 1);
    const isCurrent = () => own === turn;
    if (label) draw(state, label, isCurrent).catch(() => isCurrent() && controller.crash());
  };

  slot.addEventListener('error', onPictureError, true);
  const unsubscribe = controller.subscribe(update);
  update();
  const stop = controller.start(slot, host);
  return () => {
    stop();
    unsubscribe();
    turn += 1;
    slot.removeEventListener('error', onPictureError, true);
    clear();
  };
}
