import { strings } from '../../domain/strings/strings';
import { BarButton } from '../BarButton/BarButton';
import { Choice, Menu } from './ThemeToggle.styles';

const choices = [
  { mode: 'light', label: 'settings.mode.light' },
  { mode: 'dark', label: 'settings.mode.dark' },
  { mode: 'system', label: 'settings.mode.asSystem' },
] as const;

const menuId = 'docs-color-mode';

/** CSS shows one of the two shapes. */
const icon = (
  <svg viewBox="0 0 20 20" width="20" strokeWidth="1.5" aria-hidden>
    <path
      className="only-light-mode"
      d="M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5m0 13V18M2 10h1.5m13 0H18M4.3 4.3l1.1 1.1m9.2 9.2 1.1 1.1m0-11.4-1.1 1.1m-9.2 9.2-1.1 1.1"
    />
    <path className="only-dark-mode" d="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z" />
  </svg>
);

/**
 * Chooses light, dark or what the system prefers: radio inputs in a popover, which `attachThemeToggle` checks when it
 * opens.
 */
export function ThemeToggle() {
  return (
    <>
      <BarButton
        type="button"
        className="needs-script"
        title={strings['settings.mode']}
        aria-label={strings['settings.mode']}
        aria-haspopup="menu"
        popoverTarget={menuId}
      >
        {icon}
      </BarButton>
      <Menu
        popover="auto"
        id={menuId}
        data-color-mode=""
        role="menu"
        aria-label={strings['settings.mode']}
      >
        {choices.map(({ mode, label }) => (
          <Choice key={mode}>
            <input
              type="radio"
              role="menuitemradio"
              name={menuId}
              value={mode}
              className="sr-only"
            />
            {strings[label]}
          </Choice>
        ))}
      </Menu>
    </>
  );
}
