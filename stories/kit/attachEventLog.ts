import type { FakePlatform } from './createFakePlatform';
import type { Behavior } from './asOnPage';

/** Lists the events of a story in its element `data-events`. */
export const attachEventLog: Behavior = (root, platform, signal) => {
  const list = root.querySelector('[data-events]')!;
  // In the workbench every platform is a fake.
  const { analytics } = platform as FakePlatform;
  const unsubscribe = analytics.subscribe(({ name, ...details }) => {
    const item = document.createElement('li');
    item.textContent = [name, ...Object.values(details)].join(' · ');
    list.append(item);
  });
  signal.addEventListener('abort', unsubscribe);
};
