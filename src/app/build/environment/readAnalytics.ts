import { type AnalyticsReceiver, googleTag } from '../../../domain/analytics/AnalyticsEvent';
import { EnvironmentReader, type Environment } from './EnvironmentReader';
import { noHosts, type ForeignHosts } from '../securityHeaders';

/** The analytics receiver of a site. */
export interface AnalyticsSettings {
  receiver?: AnalyticsReceiver;
  /** What the content policy lets in for it. */
  hosts: ForeignHosts;
}

const names = {
  beacon: 'DOCS_ANALYTICS_BEACON',
  id: 'DOCS_ANALYTICS_ID',
  consent: 'DOCS_ANALYTICS_CONSENT',
} as const;

const tagHosts: ForeignHosts = {
  script: [googleTag.library],
  image: [googleTag.reports[0], googleTag.library],
  data: [...googleTag.reports, googleTag.library],
};

/**
 * The analytics receiver, from the environment of the build; none by default.
 * @throws {Error} naming the variable that cannot be read, and what to write
 */
export function readAnalytics(environment: Environment): AnalyticsSettings {
  const reader = new EnvironmentReader(environment);
  const [address, id] = [reader.address(names.beacon), reader.text(names.id)];
  // A beacon has no identifiers, so it needs none.
  const needsConsent = reader.consent(names.consent, true);
  if (address && id) reader.fail(names.id, `either ${names.beacon} or ${names.id}`);
  if (id) {
    if (!/^G-[A-Z0-9]+$/.test(id))
      reader.fail(names.id, 'a measurement id, which begins with "G-"');
    return { receiver: { kind: 'gtag', id, needsConsent }, hosts: tagHosts };
  }
  if (address)
    return {
      receiver: { kind: 'beacon', address },
      hosts: { ...noHosts, data: [new URL(address).origin] },
    };
  return { hosts: noHosts };
}

/** In development, events are logged to the console of pages that enable it. */
export const developmentReceiver: AnalyticsReceiver = { kind: 'console' };
