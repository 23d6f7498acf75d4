import { strings } from '../../domain/strings/strings';
import { BarButton } from '../BarButton/BarButton';
import { Icon } from '../Icon/Icon';
import { LoadFailure } from '../LoadFailure/LoadFailure';

export interface SettingsProps {
  /** Whether the name is shown beside the icon, as in a menu. */
  isLabeled?: boolean;
  /** Path of the page with the theme editor, where there is one. */
  themeEditor?: string;
}

/**
 * A button that opens the settings in a panel at the side of the window. The panel is an island: it loads on use.
 *
 * **When to use:** Use it in the header, for what users choose once for the whole site.
 *
 * **When not to use:** Don't use it for choices about one page or one demo: offer them where they apply.
 *
 * **Accessibility:** There are radio groups and switches with labels, in a dialog that keeps the focus.
 */
export function Settings({ isLabeled = false, themeEditor }: SettingsProps) {
  const title = strings['settings.title'];
  return (
    <>
      <BarButton
        type="button"
        {...(!isLabeled && { 'aria-label': title, 'data-tip': title })}
        aria-haspopup="dialog"
        data-island="Settings"
        data-theme-editor={themeEditor}
      >
        <Icon name="settings" />
        {isLabeled && title}
      </BarButton>
      {/* Shown by `attachIslands`, which finds it after the button. */}
      <LoadFailure text={strings['settings.failed']} place="popover" />
    </>
  );
}
