import { strings } from '../../domain/strings/strings';
import { Retry, Root, Sign, Text } from './LoadFailure.styles';

export interface LoadFailureProps {
  /** What could not load. */
  text: string;
  /** Above the page, for what a button opens. */
  popover?: boolean;
}

/**
 * A message and a button, in place of what could not load. Hidden until `showLoadFailure`, which replaces both texts
 * where the page has a new version.
 */
export function LoadFailure({ text, popover = false }: LoadFailureProps) {
  return (
    <Root
      className="screen-only"
      role="alert"
      data-load-failure=""
      hidden={!popover}
      {...(popover && {
        popover: 'auto',
        'data-new-version': strings['failure.newVersion'],
        'data-reload': strings['failure.reload'],
      })}
    >
      <Sign name="alert" />
      <Text>{text}</Text>
      <Retry type="button">{strings['failure.retry']}</Retry>
    </Root>
  );
}
