import { strings } from '../../domain/strings/strings';
import { Activity, Events, Label, Panel, Switch, Text } from './PrivacyReport.styles';

const statusTexts = () => ({
  on: strings['privacy.on'],
  off: strings['privacy.off'],
  asked: strings['privacy.asked'],
});

export type StatusTexts = ReturnType<typeof statusTexts>;

/** Turns off analytics and third-party ads. It is disabled until its script has loaded. */
export function PrivacySwitch() {
  return (
    <Panel data-privacy={JSON.stringify(statusTexts())} data-block="" className="flow">
      <Label>
        <Switch type="checkbox" role="switch" defaultChecked disabled autoComplete="off" />
        {strings['privacy.switch']}
      </Label>
      <Text role="status">{strings['privacy.loading']}</Text>
      <Text data-unkept="" hidden>
        {strings['privacy.unkept']}
      </Text>
      <Text data-no-script="">{strings['privacy.noScript']}</Text>
    </Panel>
  );
}

/** Third-party hosts contacted and events sent by the pages of this tab, below a `PrivacySwitch`. */
export function ActivityLog() {
  const columns = ['privacy.time', 'privacy.event', 'privacy.parameters'] as const;
  return (
    <Activity data-activity="" className="flow" aria-labelledby="activity">
      <h2 id="activity">{strings['privacy.visit']}</h2>
      <p>{strings['privacy.visitLead']}</p>
      <h3>
        {strings['privacy.hosts']} <span data-count="hosts">0</span>
      </h3>
      <p data-none="hosts">{strings['privacy.noHosts']}</p>
      <ul data-list="hosts" />
      <h3>
        {strings['privacy.events']} <span data-count="events">0</span>
      </h3>
      <p data-none="events">{strings['privacy.noEvents']}</p>
      <div
        className="table-scroll"
        role="group"
        aria-label={strings['privacy.events']}
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{strings[column]}</th>
              ))}
            </tr>
          </thead>
          <Events data-list="events" />
        </table>
      </div>
    </Activity>
  );
}
