import type { AdState } from '../../domain/ads/AdState';
import { clickAttributes, labelOf } from '../../domain/ads/adReports';
import { shapeOf } from '../../domain/ads/drawAd';
import { nameOfSlot, type slotNames } from '../../domain/ads/nameOfSlot';
import type { AdLife } from '../../platform/createAdLife';
import { cardOf } from './cardOf';
import { fillPiece } from './fillPiece';
import type { PieceName, SlotPieces } from './pieceNames';

const slotAttributes = ['role', 'aria-labelledby', ...Object.keys(clickAttributes('any'))];

function setAttributes(element: Element, attributes: Readonly<Record<string, string | undefined>>) {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, value);
}

/** What the slot is called for those who cannot see it, in the language of the page. */
export type SlotNames = Readonly<Record<(typeof slotNames)[number], string>>;

interface Site {
  /** Where the pictures of its own ads are. */
  base: string;
  names: SlotNames;
}

interface Drawing {
  piece: PieceName;
  values: Readonly<Record<string, string>>;
  /** What a click on the piece itself is reported as. */
  label: string | null;
}

function drawingOf(state: AdState, config: Parameters<typeof cardOf>[1]): Drawing | null {
  if (state.kind === 'appeal') return { piece: 'appeal', values: {}, label: null };
  const card = cardOf(state, config);
  if (!card) return null;
  const { name, link, image, description, poweredby, label } = card;
  const withPicture = image ? (image.light === image.dark ? 'picture' : 'pictures') : 'words';
  return {
    piece: shapeOf(state.view) === 'inline' ? 'inline' : withPicture,
    values: { name, link, description, poweredby, ...image },
    label,
  };
}

/** Hides a picture that does not come; its place stays. */
function onPictureError({ target }: Event) {
  if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', true);
}

/**
 * Gives the empty slot of a built page its life, and shows what the life says. Asks for the pieces when there is
 * something to draw and not before; what cannot be drawn is a crash of the slot and of nothing else.
 *
 * @param slot the box that `AdSlot` has drawn on the server
 * @param nameId of the element that names the slot: no other one of the page has it
 */
export function attachAdSlot(
  slot: HTMLElement,
  life: AdLife,
  { base, names }: Site,
  loadPieces: () => Promise<SlotPieces>,
  nameId = 'slot-name',
): () => void {
  const host = slot.firstElementChild as HTMLElement;
  /** What is shown or about to be. */
  let current: string | null = null;
  /** Which of the changes the last one was: pieces that come after it are not drawn. */
  let turn = 0;
  let drawn: HTMLElement | undefined;
  // A name in the text, as in `AdSlot`: filter lists know the words of attributes.
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
    const pieces = isDrawnByOthers ? null : await loadPieces();
    if (!isCurrent()) return;
    const drawing = pieces && drawingOf(state, { houseAds: pieces.houseAds, base });
    if (drawing) {
      drawn = fillPiece(slot.ownerDocument, pieces[drawing.piece], drawing.values);
      setAttributes(drawn, clickAttributes(drawing.label));
      slot.append(drawn);
    } else host.setAttribute('data-shown', 'true');
    name.textContent = names[nameOfSlot(state)!];
    slot.append(name);
    setAttributes(slot, { role: 'group', 'aria-labelledby': name.id, ...clickAttributes(label) });
  };

  const update = () => {
    const state = life.state();
    const label = labelOf(state);
    if (label === current) return;
    current = label;
    clear();
    const own = (turn += 1);
    const isCurrent = () => own === turn;
    if (label) draw(state, label, isCurrent).catch(() => isCurrent() && life.crash());
  };

  slot.addEventListener('error', onPictureError, true);
  const unsubscribe = life.subscribe(update);
  update();
  const stop = life.start(slot, host);
  return () => {
    stop();
    unsubscribe();
    turn += 1;
    slot.removeEventListener('error', onPictureError, true);
    clear();
  };
}
