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

/** A button in the place of a playground, which is an island: it loads on use. */
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
