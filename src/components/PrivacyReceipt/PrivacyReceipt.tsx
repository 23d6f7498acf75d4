import { strings } from '../../domain/strings/strings';
import { eventTexts } from './privacyTexts';
import { Root } from './PrivacyReceipt.styles';

const titleId = 'receipt-title';

/** What the script fills for each event. As text: React, in a browser, puts elements beside the content of a template. */
const row =
  '<li><details><summary><time></time><strong></strong><span></span></summary><dl></dl></details></li>';

/**
 * Events sent and hosts contacted by the pages of this tab. The script fills it; it is last, so that nothing
 * moves when there is something to list.
 */
export function PrivacyReceipt() {
  return (
    <Root data-receipt={JSON.stringify(eventTexts())} data-block="" aria-labelledby={titleId}>
      <h2 id={titleId}>{strings['privacy.visit']}</h2>
      <p data-intro="">{strings['privacy.visitLead']}</p>
      <p data-unloaded="">{strings['privacy.unloadedVisit']}</p>
      <p data-unkept="" hidden>
        {strings['privacy.unkeptVisit']}
      </p>
      <h3>
        {strings['privacy.hosts']} <b data-count="hosts">0</b>
      </h3>
      <p data-none="hosts">{strings['privacy.noHosts']}</p>
      <ul data-list="hosts" hidden />
      <h3>
        {strings['privacy.events']} <b data-count="events">0</b>
      </h3>
      <p data-none="events">{strings['privacy.noEvents']}</p>
      <ol data-list="events" hidden />
      <template dangerouslySetInnerHTML={{ __html: row }} />
    </Root>
  );
}
