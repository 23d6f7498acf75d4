import * as React from 'react';
import { SCROLL_INTO_VIEW } from 'storybook/highlight';
import { ToggleButton } from 'storybook/internal/components';
import { STORY_CHANGED, STORY_RENDERED } from 'storybook/internal/core-events';
import {
  addons,
  types,
  useChannel,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { levelOf } from '../../../src/domain/theme/contrast';
import { Root } from '../ad-timeline/AdTimelinePanel.styles';
import { addPanel } from '../addPanel';
import { unseen } from './needsToken';
import { events, type Debt, type ElementTokens, type TokenUse } from './tokenReading';

const addonId = 'tokens';
const tool = 'Which token is this?';

const Table = styled.table(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& caption': { paddingBlockEnd: 4, fontWeight: 600, textAlign: 'start' },
  '& :is(th, td)': {
    padding: '4px 12px 4px 0',
    borderBlockStart: `1px solid ${theme.appBorderColor}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th': { inlineSize: '25%', color: theme.textMutedColor, fontWeight: 400 },
  '& td:last-child': { inlineSize: '45%' },
  '& mark': { background: 'none', color: theme.fgColor.warning },
  '& i': {
    display: 'inline-block',
    inlineSize: 12,
    blockSize: 12,
    marginInlineEnd: 6,
    border: `1px solid ${theme.textMutedColor}`,
  },
  '& button': { padding: 0, border: 0, background: 'none', color: 'inherit', font: 'inherit' },
  '& :is(button:hover, [aria-pressed="true"])': { color: theme.color.secondary },
}));

/** As the code and the pages of Foundations name them: `palette.divider`. */
const namesOf = ({ tokens }: TokenUse): string =>
  tokens.join(', ').replace(/--docs-([\w-]+)/g, (_, name: string) => name.replaceAll('-', '.'));

const levels = { AAA: 'AAA', AA: 'AA', large: 'large text only', fail: 'fails' };

function ElementTable({ label, uses }: ElementTokens) {
  return (
    <Table>
      <caption>{label}</caption>
      <tbody>
        {uses.map((use) => {
          const { property, value, why, contrast } = use;
          if (why === unseen) return null;
          return (
            <tr key={property}>
              <th scope="row">{property}</th>
              <td>{namesOf(use) || (why ? `none needed: ${why}` : <mark>no token</mark>)}</td>
              <td>
                {property.includes('color') && <i style={{ background: value }} />}
                {value}
                {contrast && `, contrast ${contrast.toFixed(2)}: ${levels[levelOf(contrast)]}`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** The tokens of the element below the pointer or of the chosen one, and the values of the story that have none. */
function TokensPanel() {
  const { storyId } = useStorybookState();
  const [element, setElement] = React.useState<ElementTokens>();
  const [debts, setDebts] = React.useState<Debt[]>([]);
  const [outlined, setOutlined] = React.useState<string[]>([]);
  const show = (read?: ElementTokens) => {
    setElement(read);
    setOutlined(read ? [read.selector] : []);
  };
  const emit = useChannel({
    [events.pointed]: show,
    [events.chosen]: show,
    [events.answer]: setDebts,
    [STORY_CHANGED]: () => show(),
    [STORY_RENDERED]: () => emit(events.request),
  });
  React.useEffect(() => emit(events.request), [emit]);
  React.useEffect(() => {
    emit(events.outline, outlined);
    return () => emit(events.outline, []);
  }, [emit, outlined]);
  const outline = ({ selectors }: Debt) => {
    setOutlined(selectors === outlined ? [] : selectors);
    emit(SCROLL_INTO_VIEW, selectors[0]);
  };
  return (
    <Root>
      {element ? (
        <ElementTable {...element} />
      ) : (
        `Choose “${tool}” in the toolbar, then point at a part of the story or move the focus to it. A token is one that the style rules use; another one with the same value does not count.`
      )}
      {storyId.startsWith('demos-') ? (
        'A demo shows Material UI with a theme of its own, whose rules mostly have values. They count as no debt.'
      ) : (
        <Table>
          <caption>Values without a token: {debts.length}. Frames are not read.</caption>
          <tbody>
            {debts.map((debt) => {
              const { property, declared, value, label, selectors } = debt;
              return (
                <tr key={property + declared + value}>
                  <th scope="row">{property}</th>
                  <td>{declared || `${value}, by the browser`}</td>
                  <td>
                    <button aria-pressed={selectors === outlined} onClick={() => outline(debt)}>
                      {label}
                      {selectors.length > 1 && ` and ${selectors.length - 1} more`}
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
    </Root>
  );
}

/** Shows the tokens of what is pointed at in the panel, until a click keeps an element. */
function TokenTool() {
  const [isOn, setIsOn] = React.useState(false);
  const api = useStorybookApi();
  const turnOff = () => setIsOn(false);
  const emit = useChannel({ [events.chosen]: turnOff, [STORY_CHANGED]: turnOff });
  React.useEffect(() => emit(events.inspect, isOn), [emit, isOn]);
  const toggle = () => {
    setIsOn(!isOn);
    api.setSelectedPanel(`${addonId}/panel`);
    api.togglePanel(true);
  };
  return (
    <ToggleButton
      variant="ghost"
      padding="small"
      size="small"
      pressed={isOn}
      ariaLabel={tool}
      tooltip={`${tool} Click, or press Enter, to keep an element`}
      onClick={toggle}
    >
      <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden>
        <path d="M6 1.5H1.5V6L8 12.5 12.5 8zM4 4h.5" />
      </svg>
    </ToggleButton>
  );
}

/** Adds the tool "Which token is this?" and its panel "Tokens" to the workbench. */
export function registerTokens() {
  addPanel(addonId, 'Tokens', TokensPanel);
  addons.register(addonId, () =>
    addons.add(`${addonId}/tool`, {
      type: types.TOOL,
      title: tool,
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <TokenTool />,
    }),
  );
}
