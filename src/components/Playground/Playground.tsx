import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import { Closed, Open, Root, Words } from './Playground.styles';

export interface PlaygroundProps {
  /** Name of the demo. */
  id: string;
  /** The component or hook that it tries. */
  of: string;
  /** URL of the `Playground` as JSON. */
  dataHref: string;
}

/**
 * A button in the place of a playground, which is an island: it loads on use.
 *
 * **When to use:** Use it on the page of a component whose props are worth trying out together.
 *
 * **When not to use:** Don't use a second one on a page, because its URL holds the state of one. For one fixed state,
 * use a demo.
 *
 * **Accessibility:** A button opens it and moves the focus to the controls, which are named like the props and
 * described by the reference.
 */
export function Playground({ id, of, dataHref }: PlaygroundProps) {
  return (
    <Root className="screen-only needs-script" id={id}>
      <Closed>
        <Words>{format(strings['playground.lead'], { name: of })}</Words>
        <Open type="button" data-island="Playground" data-playground={dataHref}>
          {strings['playground.open']}
        </Open>
        {/* Shown by `attachIslands`, which finds it after the button. */}
        <LoadFailure text={strings['playground.failed']} place="dialog" />
      </Closed>
    </Root>
  );
}
