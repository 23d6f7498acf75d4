import { useTexts } from '../../platform/TextsContext';
import { Appeal } from './AdSlot.styles';

/** Asks a reader whose browser blocks ads to let them through. */
export function AdAppeal() {
  const texts = useTexts();
  return (
    <Appeal>
      <svg viewBox="0 0 24 24" role="img" aria-label={texts['advertising.heart']}>
        <path d="M12 20.5 4.3 12.7a4.8 4.8 0 0 1 0-6.9 4.9 4.9 0 0 1 6.9 0l.8.8.8-.8a4.9 4.9 0 0 1 6.9 0 4.8 4.8 0 0 1 0 6.9z" />
      </svg>
      <span>
        <span>{texts['advertising.lead']}</span>
        <span>{texts['advertising.request']}</span>
        <span>{texts['advertising.thanks']}</span>
      </span>
    </Appeal>
  );
}
