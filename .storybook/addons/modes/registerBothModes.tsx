import * as React from 'react';
import {
  addons,
  types,
  useGlobals,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';

const Frames = styled.div({
  display: 'flex',
  blockSize: '100%',
  '& > *': { flex: 1, minInlineSize: 0, border: 0 },
});

/** A story, and beside it the same one in the other mode where the toolbar asks for it. It follows the controls. */
function BothModes({ children }: { children?: React.ReactNode }) {
  const [{ compare, mode }, , own] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const api = useStorybookApi();
  if (!compare || viewMode !== 'story' || 'mode' in own) return children;
  const other = mode === 'dark' ? 'light' : 'dark';
  const globals = `mode:${other};a11y.manual:!true`;
  const { previewHref } = api.getStoryHrefs(storyId, { queryParams: { globals } });
  return (
    <Frames>
      <div>{children}</div>
      <iframe title={`In ${other} mode`} src={previewHref} />
    </Frames>
  );
}

/** Shows a story in light and dark mode side by side. */
export function registerBothModes() {
  addons.register('modes', () =>
    addons.add('modes/preview', {
      type: types.PREVIEW,
      render: ({ children }) => <BothModes>{children}</BothModes>,
    }),
  );
}
