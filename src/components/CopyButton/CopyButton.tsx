import { strings } from '../../domain/strings/strings';
import { Button } from './CopyButton.styles';

/** Copies the code of its frame (`data-code`), once `attachCodeBlock` has run. */
export function CopyButton() {
  return (
    <Button
      type="button"
      data-tip={strings['code.copy']}
      data-copy="code"
      data-done={strings['code.copied']}
      data-failed={strings['code.selected']}
    >
      <span aria-live="polite">{strings['code.copy']}</span>
    </Button>
  );
}
