import type { Preferences } from '../../domain/preferences/Preferences';
import type { Platform, TimerId } from '../../platform/Platform';

/** Milliseconds by which the color follows the page: writing it takes time in which the page would not be painted. */
export const themeColorDelay = 100;

/** Matches the color of the browser's interface to the color scheme of the page. */
export function attachThemeColor(
  root: ParentNode,
  { preferences, clock }: Pick<Platform, 'preferences' | 'clock'>,
): () => void {
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
  return () => {
    unsubscribe();
    clock.clearTimeout(timer);
  };
}

/**
 * Makes the color mode menu work like a menu: it opens on the current choice, arrow keys move the focus only, and a
 * choice closes it.
 */
export function attachThemeToggle(
  root: ParentNode,
  { preferences, analytics }: Pick<Platform, 'preferences' | 'analytics'>,
): void {
  const menu = root.querySelector<HTMLElement>('[data-color-mode]');
  if (!menu) return;
  const radios = [...menu.querySelectorAll('input')];

  const onBeforeToggle = () => {
    for (const radio of radios) {
      radio.checked = radio.value === preferences.get('mode');
      // The browser focuses it as part of opening, so no key press comes too early.
      radio.autofocus = radio.checked;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Tab') menu.hidePopover();
    if (!/^(Arrow|Home|End|Enter)/.test(key)) return;
    // Arrow keys would also choose, and Enter would press the button that has the focus afterwards.
    event.preventDefault();
    const index = radios.indexOf(event.target as HTMLInputElement);
    const last = radios.length - 1;
    const next = { ArrowDown: index + 1, ArrowUp: index + last, Home: 0, End: last }[key];
    if (key === 'Enter') radios[index]?.click();
    else if (next !== undefined) radios[next % radios.length]?.focus();
  };
  const onClick = ({ target }: Event) => {
    const mode = (target as HTMLInputElement).value as Preferences['mode'] | undefined;
    // A click on a label is followed by one on its input.
    if (!mode) return;
    preferences.set('mode', mode);
    analytics.send({ name: 'settings', eventAction: mode, eventLabel: 'mode' });
    menu.hidePopover();
  };

  menu.addEventListener('beforetoggle', onBeforeToggle);
  menu.addEventListener('keydown', onKeyDown);
  menu.addEventListener('click', onClick);
}
