import { analyticsEvents, type AnalyticsEventName } from '../../domain/analytics/AnalyticsEvent';
import { strings, type StringKey } from '../../domain/strings/strings';

const pick = <Name extends string>(
  keys: Readonly<Record<Name, StringKey>>,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<StringKey>(keys).map(([name, key]) => [name, strings[key]]),
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
export const choiceTexts = (): ChoiceTexts => pick(choiceKeys);

export type EventTexts = Readonly<Record<AnalyticsEventName, string>>;

/** What each kind of event is called. */
export const eventTexts = () =>
  Object.fromEntries(
    (Object.keys(analyticsEvents) as AnalyticsEventName[]).map((name) => [
      name,
      strings[`privacy.event.${name}`],
    ]),
  ) as EventTexts;
