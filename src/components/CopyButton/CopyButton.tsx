import { strings } from '../../domain/strings/strings';
import { Button } from './CopyButton.styles';

export interface CopyButtonProps {
  /** `link` copies the address that shows this demo, in the reader's language and styling, with its code open. */
  what?: 'code' | 'link';
}

const keys = {
  code: { name: 'code.copy', failed: 'code.selected' },
  link: { name: 'code.copyLink', failed: 'code.inAddressBar' },
} as const;

/** Copies the code of the frame (`data-code`) it stands in, or its address, once `attachCodeBlock` listens. */
export function CopyButton({ what = 'code' }: CopyButtonProps) {
  const { name, failed } = keys[what];
  return (
    <Button
      type="button"
      title={strings[name]}
      data-copy={what}
      data-done={strings['code.copied']}
      data-failed={strings[failed]}
    >
      <span aria-live="polite">{strings[name]}</span>
    </Button>
  );
}
