import type { AnalyticsEvent } from '../../domain/analytics/AnalyticsEvent';

type DemoAction = Extract<AnalyticsEvent, { name: 'demo' }>['eventAction'];

/** What can be done with a demo, by what was pressed. */
const demoActions: readonly (readonly [string, DemoAction])[] = [
  ['[data-sandbox="zip"]', 'download'],
  ['[data-sandbox]', 'stackblitz'],
  ['[data-demo-reset]', 'reset'],
  ['[data-copy="link"]', 'link'],
  ['[data-copy]', 'copy'],
  ['[data-tools] > a', 'source'],
  ['details:not([open]) > summary', 'expand'],
];

/** What a press tells about the use of a page; undefined when it tells nothing, or to its piece, as one on an ad does. */
export function readClick(element: Element, pathname: string): AnalyticsEvent | undefined {
  const demo = element.closest('[data-demo-frame]');
  if (demo) {
    const action = demoActions.find(([selector]) => element.closest(selector))?.[1];
    return action && { name: 'demo', eventAction: action, eventLabel: demo.id };
  }
  if (element.closest('[data-copy]'))
    return { name: 'code', eventAction: 'copy-click', eventLabel: pathname };
  if (element.closest('[data-back-to-top]'))
    return { name: 'docs', eventAction: 'click-back-to-top', eventLabel: pathname };
  const setting = element.closest<HTMLInputElement>('input[name^="setting-"]');
  return setting
    ? {
        name: 'settings',
        eventAction: setting.value,
        eventLabel: setting.name.replace('setting-', ''),
      }
    : undefined;
}
