import { pageStrings } from '../../domain/strings/pageStrings';
import { Activity, Count, Events, Label, Panel, Switch, Text, Title } from './PrivacyReport.styles';

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
