import { strings } from '../../domain/strings/strings';
import { BarButton } from '../BarButton/BarButton';

/** A button that opens the settings, an island, along the end side. */
export function Settings() {
  const title = strings['settings.title'];
  return (
    <>
      <BarButton
        type="button"
        title={title}
        aria-label={title}
        aria-haspopup="dialog"
        data-island="Settings"
      >
        <svg viewBox="0 0 20 20" width="20" strokeWidth="1.5" aria-hidden>
          <path d="M3 6h6m4 0h4M3 14h2m4 0h8" />
          <circle cx="11" cy="6" r="2" />
          <circle cx="7" cy="14" r="2" />
        </svg>
      </BarButton>
      {/* Shown by `attachIslands`, which finds it after the button. */}
      <div popover="auto" role="alert">
        {strings['settings.failed']}
      </div>
    </>
  );
}
