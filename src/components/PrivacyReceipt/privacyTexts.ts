import { analyticsEvents, type AnalyticsEventName } from '../../domain/analytics/AnalyticsEvent';
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

export type EventTexts = Readonly<Record<AnalyticsEventName, string>>;

/** What each kind of event is called. */
export const eventTexts = (texts: InterfaceTexts) =>
  Object.fromEntries(
    (Object.keys(analyticsEvents) as AnalyticsEventName[]).map((name) => [
      name,
      texts[`privacy.event.${name}`],
    ]),
  ) as EventTexts;
