import { styled } from '@mui/material/styles';
import { modeChoices } from '../../domain/preferences/preferenceTable';
import { strings } from '../../domain/strings/strings';
import { popoverItem } from '../../theme/mixins';
import { BarButton } from '../BarButton/BarButton';
import { Icon } from '../Icon/Icon';

/** Opens below its button, its implicit anchor; in browsers without anchors at the same end of the window. */
const Menu = styled('div', { name: 'DocsThemeToggle', slot: 'Root' })(({ theme }) => ({
  insetInlineStart: 'auto',
  positionArea: 'block-end span-inline-start',
  margin: theme.spacing(0.5, 0, 0),
  minInlineSize: 168,
  padding: theme.spacing(0.5),
}));

const Choice = styled('label', { name: 'DocsThemeToggle', slot: 'Choice' })(({ theme }) => ({
  ...popoverItem(theme),
  gap: theme.spacing(1),
  fontSize: 'inherit',
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '&::before': { content: '""', inlineSize: 16, blockSize: 16 },
  '&:has(:checked)::before': {
    background: theme.vars.palette.primary.main,
    mask: 'var(--icon-check)',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'ButtonText' },
  },
}));

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
