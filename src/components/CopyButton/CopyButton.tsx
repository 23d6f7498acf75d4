import { Button } from './CopyButton.styles';
import { copyLabels } from './copyLabels';

/** Copies the code of the frame (`data-code`) it stands in, once `attachCodeBlock` listens. */
export function CopyButton() {
  return (
    <Button type="button" title={copyLabels.idle} data-copy="">
      <span aria-live="polite">{copyLabels.idle}</span>
    </Button>
  );
}
