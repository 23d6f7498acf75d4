import { Button } from './CopyButton.styles';

/** Copies the code of the frame (`data-code`) it stands in, once `attachCodeBlock` listens. */
export function CopyButton() {
  return (
    <Button type="button" title="Copy code" data-copy="">
      <span aria-live="polite">Copy code</span>
    </Button>
  );
}
