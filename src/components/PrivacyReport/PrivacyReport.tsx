import { styled } from '@mui/material/styles';
import { pageStrings } from '../../domain/strings/pageStrings';

const Panel = styled('div', { name: 'DocsPrivacyReport', slot: 'Root' })(({ theme }) => ({
  padding: `var(--step) ${theme.spacing(2.5)}`,
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  '@media not (scripting: none)': { '& [data-no-script]': { display: 'none' } },
}));

const Text = styled('p', { name: 'DocsPrivacyReport', slot: 'Text' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  // Below the label of the switch, in line with its text.
  '&:not([data-no-script])': { marginBlockStart: 0, paddingInlineStart: theme.spacing(4) },
  '@media (scripting: none)': { '&[role=status]': { display: 'none' } },
}));

const Label = styled('label', { name: 'DocsPrivacyReport', slot: 'Label' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minBlockSize: 44,
  fontWeight: 600,
  '@media (scripting: none)': { display: 'none' },
}));

const Switch = styled('input', { name: 'DocsPrivacyReport', slot: 'Switch' })(({ theme }) => ({
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  accentColor: theme.vars.palette.primary.main,
}));

/** Hidden until it is filled, in its full size, so that the footer does not move. */
const Activity = styled('section', { name: 'DocsPrivacyReport', slot: 'Activity' })({
  marginBlockStart: 'var(--section)',
  '&:not([data-ready])': { visibility: 'hidden' },
  '@media (scripting: none)': { display: 'none' },
});

const Title = styled('h3', { name: 'DocsPrivacyReport', slot: 'Title' })({
  marginBlockStart: 'var(--subsection)',
});

const Count = styled('span', { name: 'DocsPrivacyReport', slot: 'Count' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: 400,
}));

const Events = styled('tbody', { name: 'DocsPrivacyReport', slot: 'Events' })({
  '& > * > :last-child': { overflowWrap: 'anywhere' },
});

const statusTexts = () => ({
  on: pageStrings['privacy.on'],
  off: pageStrings['privacy.off'],
  asked: pageStrings['privacy.asked'],
  blocked: pageStrings['privacy.blocked'],
  open: pageStrings['privacy.open'],
});

export type StatusTexts = ReturnType<typeof statusTexts>;

/**
 * Turns off analytics and third-party ads. It is disabled until its script has loaded; `ActivityLog` below it lists
 * the events sent and the hosts contacted in this tab.
 *
 * **When to use:** Use it on the privacy page, together with `ActivityLog`.
 *
 * **When not to use:** Don't use it to ask for consent: that is the job of a `ConsentStrip`. Beside one, the switch
 * shows and changes the answer.
 *
 * **Accessibility:** It's a switch with a label, and a status that says what changed.
 */
export function PrivacySwitch() {
  return (
    <Panel data-privacy={JSON.stringify(statusTexts())} data-block="" className="flow">
      <Label>
        <Switch type="checkbox" role="switch" defaultChecked disabled autoComplete="off" />
        {pageStrings['privacy.switch']}
      </Label>
      <Text role="status">{pageStrings['privacy.loading']}</Text>
      <Text data-unkept="" hidden>
        {pageStrings['privacy.unkept']}
      </Text>
      <Text data-no-script="">{pageStrings['privacy.noScript']}</Text>
    </Panel>
  );
}

/** Third-party hosts contacted and events sent by the pages of this tab, below a `PrivacySwitch`. */
export function ActivityLog() {
  const columns = ['privacy.time', 'privacy.event', 'privacy.parameters'] as const;
  return (
    <Activity data-activity="" className="flow" aria-labelledby="activity">
      <h2 id="activity">{pageStrings['privacy.visit']}</h2>
      <p>{pageStrings['privacy.visitLead']}</p>
      <Title>
        {pageStrings['privacy.hosts']} <Count data-count="hosts">0</Count>
      </Title>
      <p data-none="hosts">{pageStrings['privacy.noHosts']}</p>
      <ul data-list="hosts" />
      <Title>
        {pageStrings['privacy.events']} <Count data-count="events">0</Count>
      </Title>
      <p data-none="events">{pageStrings['privacy.noEvents']}</p>
      <div
        className="table-scroll cards"
        role="group"
        aria-label={pageStrings['privacy.events']}
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{pageStrings[column]}</th>
              ))}
            </tr>
          </thead>
          <Events data-list="events" />
        </table>
      </div>
    </Activity>
  );
}
