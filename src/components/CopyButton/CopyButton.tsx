import { Button } from './CopyButton.styles';

export interface CopyButtonProps {
  /** `link` copies the address that shows this demo, in the reader's language and styling, with its code open. */
  what?: 'code' | 'link';
}

const names = { code: 'Copy code', link: 'Copy link' };

/** Copies the code of the frame (`data-code`) it stands in, or its address, once `attachCodeBlock` listens. */
export function CopyButton({ what = 'code' }: CopyButtonProps) {
  return (
    <Button type="button" title={names[what]} data-copy={what}>
      <span aria-live="polite">{names[what]}</span>
    </Button>
  );
}
