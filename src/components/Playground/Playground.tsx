import { styled } from '@mui/material/styles';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { controlBox } from '../../theme/mixins';
import { LoadFailure } from '../LoadFailure/LoadFailure';

const Root = styled('figure', { name: 'DocsPlayground', slot: 'Root' })(({ theme }) => ({
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
}));

/** In its place until it is open. */
const Closed = styled('div', { name: 'DocsPlayground', slot: 'Closed' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2),
  '&[hidden]': { display: 'none' },
}));

const Words = styled('span', { name: 'DocsPlayground', slot: 'Words' })(({ theme }) => ({
  flex: '1 1 16rem',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
}));

const Open = styled('button', { name: 'DocsPlayground', slot: 'Open' })(({ theme }) => ({
  ...controlBox(theme),
  fontWeight: 500,
  '&:hover': { background: theme.vars.palette.action.hover },
  '&[aria-busy]': { cursor: 'progress' },
}));

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
    <Root role="none" className="screen-only needs-script" id={id}>
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
