import type { AnalyticsEvent } from '../../domain/analytics/AnalyticsEvent';
import type { InterfaceTexts, TextKey } from '../../domain/language/InterfaceTexts';

const pick = <Name extends string>(
  texts: InterfaceTexts,
  keys: Readonly<Record<Name, TextKey>>,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<TextKey>(keys).map(([name, key]) => [name, texts[key]]),
  ) as Record<Name, string>;

const choiceKeys = {
  on: 'privacy.on',
  off: 'privacy.off',
  asked: 'privacy.asked',
  unkeptOn: 'privacy.unkeptOn',
  unkeptOff: 'privacy.unkeptOff',
  given: 'privacy.given',
  notGiven: 'privacy.notGiven',
} as const;

export type ChoiceTexts = Readonly<Record<keyof typeof choiceKeys, string>>;

/** What the script of the switch says. */
export const choiceTexts = (texts: InterfaceTexts): ChoiceTexts => pick(texts, choiceKeys);

const eventKeys: Readonly<Record<AnalyticsEvent['name'], TextKey>> = {
  page_view: 'privacy.event.pageView',
  ad: 'privacy.event.ad',
  feedback: 'privacy.event.feedback',
  demo: 'privacy.event.demo',
  code: 'privacy.event.code',
  settings: 'privacy.event.settings',
  docs: 'privacy.event.docs',
  'web-vital': 'privacy.event.webVital',
  'user-property': 'privacy.event.userProperty',
};

export type EventTexts = Readonly<Record<AnalyticsEvent['name'], string>>;

/** What each kind of event is called. */
export const eventTexts = (texts: InterfaceTexts): EventTexts => pick(texts, eventKeys);
