import { strings } from '../../domain/strings/strings';
import { DialogsHost, useDocsDialogs } from '../DialogsHost/DialogsHost';
import { BarButton } from '../BarButton/BarButton';
import { SettingsPanel } from './SettingsPanel';

function OpenSettings() {
  const dialogs = useDocsDialogs();
  const title = strings['settings.title'];
  return (
    <BarButton
      type="button"
      title={title}
      aria-label={title}
      aria-haspopup="dialog"
      onClick={() => dialogs.open({ title, content: <SettingsPanel /> })}
    >
      <svg viewBox="0 0 20 20" width="20" strokeWidth="1.5" aria-hidden>
        <path d="M3 6h6m4 0h4M3 14h2m4 0h8" />
        <circle cx="11" cy="6" r="2" />
        <circle cx="7" cy="14" r="2" />
      </svg>
    </BarButton>
  );
}

/** A button that opens the reader's settings along the end side. */
export function Settings() {
  return (
    <DialogsHost>
      <OpenSettings />
    </DialogsHost>
  );
}
