import { modeChoices } from '../../domain/preferences/preferenceTable';
import { strings } from '../../domain/strings/strings';
import { BarButton } from '../BarButton/BarButton';
import { Icon } from '../Icon/Icon';
import { Choice, Menu } from './ThemeToggle.styles';

const labels = {
  light: 'settings.mode.light',
  dark: 'settings.mode.dark',
  system: 'settings.mode.asSystem',
} as const;

const menuId = 'docs-color-mode';

/**
 * Light, dark or the system's mode: radio inputs in a popover, which `attachThemeToggle` opens.
 *
 * **When to use:** Use it in the header, for the color mode of the whole site.
 *
 * **When not to use:** Don't use it for the colors of one part of the page.
 *
 * **Accessibility:** It's a menu of radio items. Arrow keys move, Escape closes and returns the focus.
 */
export function ThemeToggle() {
  return (
    <>
      <BarButton
        type="button"
        className="needs-script"
        aria-label={strings['settings.mode']}
        data-tip={strings['settings.mode']}
        aria-haspopup="menu"
        popoverTarget={menuId}
      >
        <Icon name="sun" className="only-light-mode" />
        <Icon name="moon" className="only-dark-mode" />
      </BarButton>
      <Menu
        popover="auto"
        id={menuId}
        data-color-mode=""
        role="menu"
        aria-label={strings['settings.mode']}
      >
        {modeChoices.map((mode) => (
          <Choice key={mode}>
            <input
              type="radio"
              role="menuitemradio"
              name={menuId}
              value={mode}
              className="sr-only"
            />
            {strings[labels[mode]]}
          </Choice>
        ))}
      </Menu>
    </>
  );
}
