import { tabParameter } from '../../domain/preferences/viewParameters';
import { targetOfHash } from '../../platform/page/targetOfHash';
import type { Behavior } from '../../platform/Platform';

/** Storage key of the tab that was chosen in groups of that name: its label is kept. */
const tabsKey = (name: string) => `codeblock-${name}`;

/** Shows the tabs that hold the target of the URL, and scrolls to it. */
function showTarget() {
  const target = targetOfHash();
  const panels = '[data-tabs] > .flow';
  let panel = target?.closest(panels);
  if (!panel) return;
  for (; panel; panel = panel.parentElement?.closest(panels))
    (panel.previousElementSibling!.previousElementSibling as HTMLInputElement).checked = true;
  target!.scrollIntoView();
}

/**
 * Lets groups of tabs with the same name change together, in every open tab of the browser,
 * remembers the choice, and shows the tabs in the query of the URL and the one that holds its target.
 */
export const attachTabs: Behavior = (root, { storage }, signal) => {
  const show = (group: Element, value: string | null) => {
    for (const input of group.querySelectorAll<HTMLInputElement>(':scope > input'))
      if (input.value === value) input.checked = true;
  };
  const seen = new Map<Element, string | null>();
  // What has not changed in storage does not replace a tab that the URL chose.
  const showStored = () => {
    for (const group of root.querySelectorAll('[data-tabs]:not([data-tabs=""])')) {
      const stored = storage.get(tabsKey(group.getAttribute('data-tabs')!));
      if (seen.get(group) !== stored) show(group, stored);
      seen.set(group, stored);
    }
  };
  const onChange = ({ target }: Event) => {
    const input = target as HTMLInputElement;
    const name = input.parentElement?.getAttribute('data-tabs');
    if (!name) return;
    storage.set(tabsKey(name), input.value);
    for (const group of root.querySelectorAll(`[data-tabs="${CSS.escape(name)}"]`)) {
      seen.set(group, input.value);
      show(group, input.value);
    }
  };
  showStored();
  for (const value of new URLSearchParams(location.search).getAll(tabParameter))
    for (const group of root.querySelectorAll('[data-tabs]')) show(group, value);
  showTarget();
  addEventListener('hashchange', showTarget, { signal });
  const unsubscribe = storage.subscribe(showStored);
  signal?.addEventListener('abort', unsubscribe);
  root.addEventListener('change', onChange, { signal });
};
