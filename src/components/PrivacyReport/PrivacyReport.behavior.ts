import {
  activityKey,
  parseActivityLog,
  type ActivityLog,
  type TimedEvent,
} from '../../domain/analytics/AnalyticsEvent';
import {
  answerKey,
  consent,
  isAllowed,
  refusal,
  type PrivacySignals,
} from '../../domain/privacy/PrivacySignals';
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
  const needsConsent = root.querySelector('[data-consent]') !== null;
  const statusOf = (signals: PrivacySignals): keyof StatusTexts => {
    if (signals.signaled) return 'asked';
    if (needsConsent && !storage.keeps()) return 'blocked';
    if (isAllowed(signals, needsConsent)) return 'on';
    return signals.refused ? 'off' : 'open';
  };
  const show = () => {
    const answer = statusOf(readPrivacySignals(navigator, storage));
    input.disabled = answer === 'asked' || answer === 'blocked';
    input.checked = answer === 'on';
    const text = texts[answer];
    const status = find('[data-privacy] > [role=status]');
    // It is announced whenever it is written.
    if (status.textContent !== text) status.textContent = text;
    find('[data-unkept]').hidden = answer === 'blocked' || (storage.keeps() && session.keeps());
    const { hosts, events } = parseActivityLog(session.get(activityKey));
    fill(
      'hosts',
      hosts.map((host) => isolated('li', host)),
    );
    fill('events', events.map(eventRow));
  };
  const onChange = () => {
    storage.set(answerKey, input.checked ? (needsConsent ? consent : null) : refusal);
    window.dispatchEvent(new Event(answerKey));
  };

  show();
  find('[data-activity]').dataset.ready = '';
  input.addEventListener('change', onChange, { signal });
  for (const key of [answerKey, activityKey]) window.addEventListener(key, show, { signal });
  for (const store of [storage, session]) {
    const unsubscribe = store.subscribe(show);
    signal?.addEventListener('abort', unsubscribe);
  }
}
