import * as React from 'react';
import { HIGHLIGHT, REMOVE_HIGHLIGHT, SCROLL_INTO_VIEW } from 'storybook/highlight';
import { useChannel, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Root } from '../ad-timeline/AdTimelinePanel.styles';
import { addPanel } from '../addPanel';
import { answer, request, type Reading } from './reading';

const addonId = 'screen-reader';

const titles: Record<keyof Reading, string> = {
  stops: 'Tab stops',
  headings: 'Headings',
  landmarks: 'Landmarks, dialogs and frames',
  spoken: 'Spoken by live regions',
};

const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: 24,
  '& h3': { fontSize: 12, fontWeight: 600 },
  '& ol': { marginBlock: 8, paddingInlineStart: 24 },
  '& button': {
    display: 'block',
    inlineSize: '100%',
    padding: '4px 8px',
    border: 0,
    background: 'none',
    color: theme.textMutedColor,
    font: 'inherit',
    textAlign: 'start',
  },
  '& strong': { color: theme.color.defaultText },
  '& :is(button:enabled:hover, [aria-pressed="true"])': { background: theme.background.hoverable },
}));

function ScreenReaderPanel() {
  const { storyId } = useStorybookState();
  const [[readId, reading], setReading] = React.useState<[id: string, reading?: Reading]>(['']);
  const [outlined, setOutlined] = React.useState('');
  const emit = useChannel({ [answer]: (id: string, read: Reading) => setReading([id, read]) });
  React.useEffect(() => {
    setOutlined('');
    const timer = setInterval(() => emit(request), 500);
    return () => clearInterval(timer);
  }, [emit, storyId]);
  React.useEffect(() => {
    if (!outlined) return undefined;
    const styles = { outline: '3px solid Highlight' };
    emit(HIGHLIGHT, { id: addonId, selectors: [outlined], styles });
    emit(SCROLL_INTO_VIEW, outlined);
    return () => emit(REMOVE_HIGHLIGHT, addonId);
  }, [emit, outlined]);

  if (!reading || readId !== storyId) return <Root>The story has not rendered yet.</Root>;
  return (
    <Root>
      Computed from the story as it is now; no one has listened to it. An open modal dialog is
      listed alone. Click an entry to outline its element.
      <Columns>
        {(Object.keys(titles) as (keyof Reading)[]).map((kind) => (
          <section key={kind}>
            <h3>{titles[kind]}</h3>
            {reading[kind].length === 0 && 'None'}
            <ol aria-label={titles[kind]}>
              {reading[kind].map(({ role, name, details, note = [], selector = '' }, index) => (
                <li key={index}>
                  <button
                    disabled={!selector}
                    aria-pressed={selector ? selector === outlined : undefined}
                    onClick={() => setOutlined(selector === outlined ? '' : selector)}
                  >
                    {role} <strong>{name}</strong> {details.concat(note).join(', ')}
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </Columns>
    </Root>
  );
}

/** Adds the panel "Screen reader" to the workbench. */
export const registerScreenReader = () => addPanel(addonId, 'Screen reader', ScreenReaderPanel);
