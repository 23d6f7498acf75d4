import { strings } from '../../domain/strings/strings';
import { Button } from './CopyButton.styles';

export interface CopyButtonProps {
  /** `link` copies the URL that opens the code of this demo in the current language and styling. */
  what?: 'code' | 'link';
}

const keys = {
  code: { name: 'code.copy', failed: 'code.selected' },
  link: { name: 'code.copyLink', failed: 'code.inAddressBar' },
} as const;

/** Copies the code of its frame (`data-code`), or a link to it, once `attachCodeBlock` has run. */
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
