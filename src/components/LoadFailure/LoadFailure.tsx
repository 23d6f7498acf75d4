import { strings } from '../../domain/strings/strings';
import { Retry, Root, Sign, Text } from './LoadFailure.styles';

/** Over what could not load: a demo, or the dialog of a button. Or above the page, below the bar. */
export type FailurePlace = 'demo' | 'dialog' | 'popover';

export interface LoadFailureProps {
  /** What could not load. */
  text: string;
  place?: FailurePlace;
}

/**
 * A message and a button, in place of what could not load. Hidden until `showLoadFailure`, which replaces both texts
 * where the page has a new version.
 *
 * **When to use:** Use it wherever something loads after the page, such as a demo or an island.
 *
 * **When not to use:** Don't use it for errors that a retry cannot solve: say what else the user can do.
 *
 * **Accessibility:** It's an alert, announced once, with a button that tries again.
 */
export function LoadFailure({ text, place = 'demo' }: LoadFailureProps) {
  const isPopover = place === 'popover';
  return (
    <Root
      className="screen-only"
      role="alert"
      data-load-failure={place}
      hidden={!isPopover}
      popover={isPopover ? 'auto' : undefined}
      {...(place !== 'demo' && {
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
