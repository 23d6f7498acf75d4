import {
  activityKey,
  parseActivityLog,
  type ActivityLog,
  type TimedEvent,
} from '../../domain/analytics/AnalyticsEvent';
import { refusal, refusalKey } from '../../domain/privacy/PrivacySignals';
import type { Platform } from '../../platform/Platform';
import {
  readPrivacySignals,
  type SignallingNavigator,
} from '../../platform/privacy/readPrivacySignals';
import type { StatusTexts } from './PrivacyReport';

function element(name: string, ...content: (Node | string)[]) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** Names and URLs are left-to-right in both directions of the page. */
const isolated = (name: string, text: string) => element(name, element('bdi', text));

function eventRow({ at, event: { name, ...parameters } }: TimedEvent) {
  const time = new Date(at).toLocaleTimeString(document.documentElement.lang);
  const lines = Object.entries(parameters).map(([key, value]) =>
    isolated('div', `${key}: ${value}`),
  );
  return element('tr', isolated('td', time), isolated('td', name), element('td', ...lines));
}

/** Makes the switch and the activity log of the privacy page work. */
export function attachPrivacyReport(
  root: ParentNode,
  { session, storage }: Pick<Platform, 'session' | 'storage'>,
  navigator: SignallingNavigator,
  signal?: AbortSignal,
): void {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)!;
  const input = root.querySelector<HTMLInputElement>('[role=switch]')!;
  const texts = JSON.parse(find('[data-privacy]').dataset.privacy!) as StatusTexts;

  const fill = (list: keyof ActivityLog, items: readonly Node[]) => {
    const target = find(`[data-list=${list}]`);
    target.append(...items.slice(target.childElementCount));
    target.closest<HTMLElement>('ul, div')!.hidden = items.length === 0;
    find(`[data-none=${list}]`).hidden = items.length > 0;
    find(`[data-count=${list}]`).textContent = String(items.length);
  };
  const show = () => {
    const { globalPrivacyControl, doNotTrack, refused } = readPrivacySignals(navigator, storage);
    input.disabled = globalPrivacyControl || doNotTrack;
    input.checked = !input.disabled && !refused;
    const text = texts[input.disabled ? 'asked' : input.checked ? 'on' : 'off'];
    const status = find('[data-privacy] > [role=status]');
    // It is announced whenever it is written.
    if (status.textContent !== text) status.textContent = text;
    find('[data-unkept]').hidden = storage.keeps() && session.keeps();
    const { hosts, events } = parseActivityLog(session.get(activityKey));
    fill(
      'hosts',
      hosts.map((host) => isolated('li', host)),
    );
    fill('events', events.map(eventRow));
  };
  const onChange = () => {
    storage.set(refusalKey, input.checked ? null : refusal);
    window.dispatchEvent(new Event(refusalKey));
    show();
  };

  show();
  find('[data-activity]').dataset.ready = '';
  input.addEventListener('change', onChange, { signal });
  window.addEventListener(activityKey, show, { signal });
  for (const store of [storage, session]) {
    const unsubscribe = store.subscribe(show);
    signal?.addEventListener('abort', unsubscribe);
  }
}
