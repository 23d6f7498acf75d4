import { strings } from '../../domain/strings/strings';
import { Button } from './CopyButton.styles';

/**
 * Copies the code of its frame (`data-code`), once `attachCodeBlock` has run.
 *
 * **When to use:** Every code block has one.
 *
 * **When not to use:** Don't use it for text outside code blocks: PageTools copies a page.
 *
 * **Accessibility:** A live region announces the result. After two seconds the button has its label again.
 */
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
