import type { StoryContext } from 'storybook/internal/types';
import { userEvent } from 'storybook/test';

type UserEvent = StoryContext['userEvent'];
type Step = (label: string, play: () => Promise<void>) => Promise<void> | void;

/** The part of an element that names it. */
export interface Named {
  localName: string;
  textContent: string | null;
  getAttribute(name: string): string | null;
  labels?: ArrayLike<{ textContent: string | null }> | null;
}

const kinds: Record<string, string> = {
  a: 'the link',
  button: 'the button',
  summary: 'the disclosure',
  input: 'the field',
  textarea: 'the field',
  menuitemradio: 'the menu item',
  radio: 'the option',
  switch: 'the switch',
  tab: 'the tab',
};

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** An element as a person would call it: `the button "Settings"`. */
function elementInWords(element: Named): string {
  const role = element.getAttribute('role') ?? element.getAttribute('type') ?? '';
  const kind = kinds[role] ?? kinds[element.localName];
  const name = [
    element.getAttribute('aria-label'),
    element.labels?.[0]?.textContent,
    element.textContent,
    element.getAttribute('placeholder'),
  ]
    .map((text) => text?.replaceAll(/\s+/g, ' ').trim())
    .find(Boolean);
  return [kind, name && `"${shorten(name)}"`].filter(Boolean).join(' ') || 'the element';
}

/** Keys as a person would press them: `Shift, End` for `{Shift>}{End}{/Shift}`. */
const keysInWords = (keys: string): string =>
  (keys.match(/\{[^}]+\}|\[[^\]]+\]|[^{[]/g) ?? [])
    .filter((key) => !/^[{[]\//.test(key))
    .map((key) => key.replaceAll(/[{}[\]>]/g, '').trim() || 'Space')
    .join(', ');

const labels: Record<string, (...args: never[]) => string> = {
  click: (element: Named) => `Click ${elementInWords(element)}`,
  dblClick: (element: Named) => `Double-click ${elementInWords(element)}`,
  hover: (element: Named) => `Move the pointer to ${elementInWords(element)}`,
  unhover: (element: Named) => `Move the pointer away from ${elementInWords(element)}`,
  clear: (element: Named) => `Clear ${elementInWords(element)}`,
  type: (element: Named, text: string) => `Type "${shorten(text)}" into ${elementInWords(element)}`,
  keyboard: (keys: string) => `Press ${keysInWords(keys)}`,
  tab: (options?: { shift?: boolean }) => `Press ${options?.shift ? 'Shift, ' : ''}Tab`,
  selectOptions: (element: Named, values: string | string[]) =>
    `Select ${[values].flat().join(', ')} in ${elementInWords(element)}`,
};

/** A user for pages without a clipboard. The one that user-event installs goes: a story must not copy there either. */
export function setUpUser(): UserEvent {
  const user = userEvent.setup();
  Reflect.deleteProperty(navigator, 'clipboard');
  return user;
}

/** A user whose every action is a step in plain words, so that each story reads as a test case. */
export const withSteps = (userEvent: UserEvent, step: Step): UserEvent =>
  new Proxy(userEvent, {
    get(target, name, receiver) {
      const act = Reflect.get(target, name, receiver);
      const label = labels[String(name)] as ((...args: unknown[]) => string) | undefined;
      if (!label || typeof act !== 'function') return act;
      return async (...args: unknown[]) => {
        let result: unknown;
        await step(label(...args), async () => {
          result = await act.apply(target, args);
        });
        return result;
      };
    },
  });
