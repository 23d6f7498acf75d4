import { eventDetails, eventSummary, type TimedEvent } from '../../domain/analytics/AnalyticsEvent';
import { refusal, refusalKey, type PrivacySignals } from '../../domain/privacy/PrivacySignals';
import { parseVisitRecord, visitKey } from '../../domain/privacy/VisitRecord';
import type { Platform } from '../../platform/Platform';
import type { ChoiceTexts, EventTexts } from './privacyTexts';

const element = (name: string, text: string) =>
  Object.assign(document.createElement(name), { textContent: text });

/** Names and addresses run from the left, whatever the page does. */
function isolated(name: string, text: string) {
  const around = document.createElement(name);
  around.append(element('bdi', text));
  return around;
}

type Kept = Pick<Platform, 'storage' | 'session'>;

/** The switch: off where the browser asks for privacy anyway, else what the reader has chosen. */
function attachSwitch(
  panel: HTMLElement,
  { storage }: Kept,
  readSignals: () => PrivacySignals,
): () => void {
  const texts = JSON.parse(panel.dataset.privacy!) as ChoiceTexts;
  const input = panel.querySelector('input')!;
  const say = (selector: string, text: string) => {
    const place = panel.querySelector(selector)!;
    // A status is read out whenever it is written.
    if (place.textContent !== text) place.textContent = text;
  };
  const show = () => {
    const { globalPrivacyControl, doNotTrack, refused } = readSignals();
    const isAsked = globalPrivacyControl || doNotTrack;
    input.checked = !isAsked && !refused;
    input.disabled = isAsked;
    say('[data-signal=gpc]', globalPrivacyControl ? texts.given : texts.notGiven);
    say('[data-signal=dnt]', doNotTrack ? texts.given : texts.notGiven);
    const state = input.checked ? 'on' : 'off';
    const unkept = input.checked ? 'unkeptOn' : 'unkeptOff';
    say('[role=status]', texts[isAsked ? 'asked' : storage.keeps() ? state : unkept]);
  };
  const onChange = () => {
    storage.set(refusalKey, input.checked ? null : refusal);
    window.dispatchEvent(new Event(refusalKey));
    show();
  };
  // Pressed before this code was there: the press counts.
  if (input.checked === input.defaultChecked) show();
  else onChange();
  panel.dataset.ready = '';
  input.addEventListener('change', onChange);
  const unsubscribe = storage.subscribe(show);
  return () => {
    delete panel.dataset.ready;
    input.removeEventListener('change', onChange);
    unsubscribe();
  };
}

/** The lists of what has left the browser, as they grow. */
function attachLists(receipt: HTMLElement, { session }: Kept): () => void {
  const names = JSON.parse(receipt.dataset.receipt!) as EventTexts;
  const template = receipt.querySelector('template')!;
  const hour = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'medium' });

  const rowOf = ({ at, event }: TimedEvent) => {
    const row = template.content.cloneNode(true) as DocumentFragment;
    const time = row.querySelector('time')!;
    time.dateTime = new Date(at).toISOString();
    time.textContent = hour.format(at);
    row.querySelector('strong')!.textContent = names[event.name] ?? event.name;
    row.querySelector('span')!.textContent = eventSummary(event);
    row
      .querySelector('dl')!
      .append(
        element('dt', 'name'),
        isolated('dd', event.name),
        ...eventDetails(event).flatMap(([name, value]) => [
          element('dt', name),
          isolated('dd', value),
        ]),
      );
    return row;
  };

  const fill = <Item>(
    what: 'hosts' | 'events',
    items: readonly Item[],
    draw: (item: Item) => Node,
  ) => {
    const list = receipt.querySelector<HTMLElement>(`[data-list=${what}]`)!;
    // A record only grows; what a reader has opened stays open.
    if (items.length < list.children.length) list.replaceChildren();
    list.append(...items.slice(list.children.length).map(draw));
    list.hidden = items.length === 0;
    receipt.querySelector<HTMLElement>(`[data-none=${what}]`)!.hidden = items.length > 0;
    receipt.querySelector(`[data-count=${what}]`)!.textContent = String(items.length);
  };

  const show = () => {
    const { hosts, events } = parseVisitRecord(session.get(visitKey));
    receipt.querySelector<HTMLElement>('[data-unkept]')!.hidden = session.keeps();
    fill('hosts', hosts, (host) => isolated('li', host));
    fill('events', events, rowOf);
  };
  show();
  receipt.dataset.ready = '';
  window.addEventListener(visitKey, show);
  const unsubscribe = session.subscribe(show);
  return () => {
    delete receipt.dataset.ready;
    window.removeEventListener(visitKey, show);
    unsubscribe();
  };
}

/** Brings the switch and the lists of the privacy page to life. */
export function attachPrivacyReceipt(
  root: ParentNode,
  kept: Kept,
  readSignals: () => PrivacySignals,
): () => void {
  const [panel, receipt] = [
    root.querySelector<HTMLElement>('[data-privacy]'),
    root.querySelector<HTMLElement>('[data-receipt]'),
  ];
  const detach = [
    panel && attachSwitch(panel, kept, readSignals),
    receipt && attachLists(receipt, kept),
  ];
  return () => detach.forEach((run) => run?.());
}
