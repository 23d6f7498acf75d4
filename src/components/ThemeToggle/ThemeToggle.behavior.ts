import { pressedKeys } from '../../domain/keyboard/pressedKeys';
import type { Preferences } from '../../domain/preferences/preferenceTable';
import type { Behavior, TimerId } from '../../platform/Platform';

/** Milliseconds by which the color follows the page: writing it takes time in which the page would not be painted. */
export const themeColorDelay = 100;

/** Matches the color of the browser's interface to the color scheme of the page. */
export const attachThemeColor: Behavior = (root, { preferences, clock }, signal) => {
  const metas = [...root.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  const original = metas.map((meta) => meta.content);
  let timer: TimerId | undefined;
  const update = () => {
    const content =
      original[metas.findIndex((meta) => meta.media.includes(preferences.colorScheme()))];
    if (content) for (const meta of metas) if (meta.content !== content) meta.content = content;
  };
  update();
  const unsubscribe = preferences.subscribe(() => {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(update, themeColorDelay);
  });
  signal?.addEventListener('abort', () => {
    unsubscribe();
    clock.clearTimeout(timer);
  });
};

/**
 * Makes the color mode menu work like a menu: it opens on the current choice, arrow keys move the focus only, and a
 * choice closes it.
 */
export const attachThemeToggle: Behavior = (root, { preferences, analytics }, signal) => {
  const menu = root.querySelector<HTMLElement>('[data-color-mode]');
  if (!menu) return;
  const button = menu.previousElementSibling as HTMLElement;
  const radios = [...menu.querySelectorAll('input')];

  /** Checks the current choice, and returns it. */
  const checkChoice = () => {
    const choice = radios.find(({ value }) => value === preferences.get('mode'))!;
    choice.checked = true;
    return choice;
  };
  // The browser opens the menu before the script of the page is there.
  checkChoice();

  const onButtonClick = (event: Event) => {
    // The browser would scroll the page to what gets the focus, though the menu stays where it is.
    event.preventDefault();
    if (menu.matches(':popover-open')) {
      menu.hidePopover();
      return;
    }
    const choice = checkChoice();
    menu.showPopover({ source: button });
    choice.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys = pressedKeys(event);
    if (keys.endsWith('Tab')) menu.hidePopover();
    if (!/^(Arrow|Home|End|Enter)/.test(keys)) return;
    // Arrow keys would also choose, and Enter would press the button that has the focus afterwards.
    event.preventDefault();
    const index = radios.indexOf(event.target as HTMLInputElement);
    const last = radios.length - 1;
    const next = { ArrowDown: index + 1, ArrowUp: index + last, Home: 0, End: last }[keys];
    if (keys === 'Enter') radios[index]?.click();
    else if (next !== undefined) radios[next % radios.length]?.focus({ preventScroll: true });
  };
  const onClick = (event: Event) => {
    const radio = (event.target as Element).closest('label')?.querySelector('input');
    if (!radio) return;
    // The browser would focus the input of the label, and scroll the page to it.
    event.preventDefault();
    const mode = radio.value as Preferences['mode'];
    preferences.set('mode', mode);
    analytics.send({ name: 'settings', eventAction: mode, eventLabel: 'mode' });
    menu.hidePopover();
    button.focus({ preventScroll: true });
  };

  button.addEventListener('click', onButtonClick, { signal });
  menu.addEventListener('keydown', onKeyDown, { signal });
  menu.addEventListener('click', onClick, { signal });
};
