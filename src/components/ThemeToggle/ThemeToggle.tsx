import {
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ToggleEvent,
} from 'react';
import { usePlatform } from '../../platform/PlatformContext';
import { strings } from '../../domain/strings/strings';
import { usePreference } from '../../platform/preferences/usePreference';
import { BarButton } from '../BarButton/BarButton';
import { Menu } from './ThemeToggle.styles';

const choices = [
  { mode: 'light', label: 'settings.mode.light' },
  { mode: 'dark', label: 'settings.mode.dark' },
  { mode: 'system', label: 'settings.mode.asSystem' },
] as const;

const never = () => () => undefined;

/** CSS shows one of the two shapes, so the markup is right before hydration. */
const icon = (
  <svg viewBox="0 0 20 20" width="20" strokeWidth="1.5" aria-hidden>
    <path
      className="only-light-mode"
      d="M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5m0 13V18M2 10h1.5m13 0H18M4.3 4.3l1.1 1.1m9.2 9.2 1.1 1.1m0-11.4-1.1 1.1m-9.2 9.2-1.1 1.1"
    />
    <path className="only-dark-mode" d="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z" />
  </svg>
);

/** Moves the focus within a menu. */
function moveFocus(event: KeyboardEvent, all: readonly HTMLElement[]): void {
  const index = all.indexOf(document.activeElement as HTMLElement);
  const last = all.length - 1;
  const steps: Record<string, number> = {
    ArrowDown: index === last ? 0 : index + 1,
    ArrowUp: index <= 0 ? last : index - 1,
    Home: 0,
    End: last,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  all[next]?.focus();
}

/** Chooses light, dark or what the system prefers. */
export function ThemeToggle() {
  const { analytics, preferences } = usePlatform();
  const mode = usePreference('mode');
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const pressedWhileOpen = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  // The page does without the menu and its style rules until the island is there.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role]') ?? [])];

  const onButtonClick = () => {
    // A press outside an open popover has closed it already: the same press must not open it again.
    if (!pressedWhileOpen.current) menu.current?.togglePopover();
    pressedWhileOpen.current = false;
    // Not in the `toggle` event, which fires later: a key can be pressed before it.
    if (menu.current?.matches(':popover-open'))
      items()
        .find((item) => item.ariaChecked === 'true')
        ?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') menu.current?.hidePopover();
    moveFocus(event, items());
  };

  return (
    <>
      <BarButton
        type="button"
        title={strings['settings.mode']}
        aria-label={strings['settings.mode']}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onPointerDown={() => {
          pressedWhileOpen.current = isOpen;
        }}
        onClick={onButtonClick}
      >
        {icon}
      </BarButton>
      {isInBrowser && (
        <Menu
          ref={menu}
          id={menuId}
          popover="auto"
          role="menu"
          aria-label={strings['settings.mode']}
          onToggle={({ newState }: ToggleEvent) => setIsOpen(newState === 'open')}
          onKeyDown={onKeyDown}
        >
          {choices.map((choice) => (
            <button
              key={choice.mode}
              type="button"
              role="menuitemradio"
              aria-checked={choice.mode === mode}
              tabIndex={-1}
              onClick={() => {
                preferences.set('mode', choice.mode);
                analytics.send({ name: 'settings', eventAction: choice.mode, eventLabel: 'mode' });
                menu.current?.hidePopover();
              }}
            >
              {strings[choice.label]}
            </button>
          ))}
        </Menu>
      )}
    </>
  );
}
