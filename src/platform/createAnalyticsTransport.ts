import type { AnalyticsReceiver } from '../domain/analytics/AnalyticsReceiver';
import { gtagCommand } from '../domain/analytics/gtagCommand';
import type { AnalyticsTransport } from './createAnalyticsLink';

type WindowWithTags = Window & { dataLayer?: unknown[] };

/** Google's library, told not to report page views by itself: ours know the product. */
function createTagTransport(window: WindowWithTags, id: string): AnalyticsTransport {
  const layer = (window.dataLayer ??= []);
  // The library wants the `arguments` of a call and takes no array for one.
  const gtag = function gtag(..._command: unknown[]) {
    layer.push(arguments);
  };
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const script = window.document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?${new URLSearchParams({ id })}`;
  window.document.head.append(script);
  return { collects: false, send: (events) => events.forEach(({ event }) => gtag(...gtagCommand(event))) };
}

/** How events get to a receiver from a window. */
export function createAnalyticsTransport(window: Window, receiver: AnalyticsReceiver): AnalyticsTransport {
  switch (receiver.kind) {
    case 'gtag':
      return createTagTransport(window, receiver.id);
    case 'beacon':
      // A text needs no question beforehand, which a page that is being left could not wait for.
      return { collects: true, send: (events) => void window.navigator.sendBeacon(receiver.address, JSON.stringify(events)) };
    case 'console':
      return { collects: false, send: (events) => events.forEach(({ event: { name, ...parameters } }) => console.info(`analytics: ${name}`, parameters)) };
  }
}
