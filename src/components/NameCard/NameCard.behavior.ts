import { nameFacts, type NameFacts } from '../../domain/content/nameFacts';
import { pressedKeys } from '../../domain/keyboard/pressedKeys';
import { fetchJson } from '../../platform/page/fetchText';
import type { Platform, TimerId } from '../../platform/Platform';

/** Names in code, which lead to the reference. */
const names = 'pre a:not([data-number])';

/** Milliseconds. */
const delays = {
  /** The pointer rests on a name; passing over code opens nothing. */
  rest: 60,
  /** The pointer is on its way from the name to the card. */
  leave: 250,
  /** A finger stays on a name. */
  press: 500,
} as const;

/** Pixels between the card and the name, and the edges of the window. */
const gap = 6;

const asText = (value: string | boolean | undefined) => (value === true ? undefined : value);

function fill(card: HTMLElement, facts: NameFacts | undefined, href: string): void {
  for (const part of card.querySelectorAll<HTMLElement>('[data-fact]')) {
    const name = part.dataset['fact']!;
    const value = facts ? facts[name as keyof NameFacts] : name === 'failed';
    part.hidden = !value;
    const text = asText(value);
    if (text) (part.querySelector('code, b') ?? part).textContent = text;
  }
  card.querySelector('a')!.href = href;
}

/** Below the name, or above it where there is no room. */
function placeAt(card: HTMLElement, name: HTMLElement): void {
  const { top, bottom, left } = name.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const fits = bottom + gap + card.offsetHeight <= clientHeight;
  const above = top - gap - card.offsetHeight;
  card.style.top = `${fits || above < gap ? bottom + gap : above}px`;
  card.style.left = `${Math.max(gap, Math.min(left, clientWidth - card.offsetWidth - gap))}px`;
}

/**
 * Opens the card of the page at a name in code that the pointer rests on, that takes the focus, or that a finger stays
 * on, and fills it from the published record of the page that the name leads to.
 * @returns what to do with an event that happened before; it may come twice
 */
export function attachNameCard(
  root: Document | HTMLElement,
  { clock }: Pick<Platform, 'clock'>,
  signal?: AbortSignal,
): (event: Event) => void {
  const card = root.querySelector<HTMLElement>('[data-name-card]')!;
  const records = new Map<string, unknown>();
  let shown: HTMLAnchorElement | undefined;
  let timer: TimerId | undefined;
  let isPressed = false;

  const later = (run: () => void, milliseconds: number) => {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(run, milliseconds);
  };
  const close = () => {
    clock.clearTimeout(timer);
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
    if (card.matches(':popover-open')) card.hidePopover();
  };
  const show = (name: HTMLAnchorElement, record: unknown) => {
    if (shown !== name) return;
    const facts = nameFacts(record, decodeURIComponent(name.hash.slice(1)), name.textContent);
    fill(card, facts, name.href);
    name.setAttribute('aria-describedby', card.id);
    if (!card.matches(':popover-open')) card.showPopover();
    placeAt(card, name);
  };
  const open = (name: HTMLAnchorElement) => {
    clock.clearTimeout(timer);
    if (shown === name) return;
    close();
    shown = name;
    const path = name.pathname.replace(/\/$/, '.json');
    // At once, where it is known: a screen reader takes the description as the name gets the focus.
    if (records.has(path)) return show(name, records.get(path));
    fetchJson(path).then(
      (record) => {
        records.set(path, record);
        show(name, record);
      },
      () => show(name, undefined),
    );
  };

  const onName = ({ type, target, pointerType }: Partial<PointerEvent>) => {
    const name = (target as Element).closest<HTMLAnchorElement>(names);
    if (type === 'pointerover' && pointerType !== 'touch') {
      if (card.contains(target as Node) || (name && name === shown)) clock.clearTimeout(timer);
      else if (name) later(() => open(name), delays.rest);
      else if (shown && shown !== document.activeElement) later(close, delays.leave);
      else clock.clearTimeout(timer);
    }
    if (type === 'pointerdown') {
      isPressed = false;
      if (!card.contains(target as Node)) close();
      if (name && pointerType === 'touch')
        later(() => {
          isPressed = true;
          open(name);
        }, delays.press);
    }
    if (type === 'focusin') {
      if (name?.matches(':focus-visible')) open(name);
      // A finger that stays on a name gives it the focus, too.
      else if (name !== shown && !card.contains(target as Node)) close();
    }
  };
  const lift = () => {
    if (!shown) clock.clearTimeout(timer);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    root.addEventListener(type, onName as (event: Event) => void, { signal });
  for (const type of ['pointerup', 'pointercancel']) root.addEventListener(type, lift, { signal });
  // What a long press brings otherwise: the menu of links, and the page that the name leads to.
  for (const type of ['contextmenu', 'click'])
    root.addEventListener(
      type,
      (event) => {
        if (!isPressed || card.contains(event.target as Node)) return;
        event.preventDefault();
        if (type === 'click') isPressed = false;
      },
      { signal },
    );
  document.addEventListener(
    'keydown',
    (event) => {
      // Enter on a name is a click, too.
      isPressed = false;
      if (shown && pressedKeys(event) === 'Escape') {
        event.preventDefault();
        close();
      }
    },
    { signal },
  );
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (shown && !card.contains(target as Node)) placeAt(card, shown);
    },
    { capture: true, passive: true, signal },
  );
  // A press in the frame of a demo.
  addEventListener('blur', close, { signal });
  signal?.addEventListener('abort', close);
  return onName as (event: Event) => void;
}
