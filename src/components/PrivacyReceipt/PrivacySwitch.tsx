import { strings } from '../../domain/strings/strings';
import { choiceTexts } from './privacyTexts';
import { Facts, Notice, Panel, SwitchLabel } from './PrivacyReceipt.styles';

/** Configured analytics receiver and ad hosts; none by default. */
export interface PrivacyFacts {
  /** Host that takes events. */
  eventsTo?: string;
  /** Host that sends ads. */
  adsFrom?: string;
}

const stateId = 'privacy-state';

/**
 * Turns off what goes to others, and says what the browser itself asks for. Drawn as it is for most readers, so that
 * nothing moves when the script has looked.
 */
export function PrivacySwitch({ eventsTo, adsFrom }: PrivacyFacts) {
  const facts = [
    ['gpc', strings['privacy.gpc'], strings['privacy.notGiven']],
    ['dnt', strings['privacy.dnt'], strings['privacy.notGiven']],
    [undefined, strings['privacy.eventsTo'], eventsTo ?? strings['privacy.nobody']],
    [undefined, strings['privacy.adsFrom'], adsFrom ?? strings['privacy.nobody']],
  ] as const;
  return (
    <Panel data-privacy={JSON.stringify(choiceTexts())} data-block="">
      <Notice data-without-script="">{strings['privacy.noScript']}</Notice>
      <SwitchLabel>
        <span>{strings['privacy.switch']}</span>
        <input
          type="checkbox"
          role="switch"
          defaultChecked
          aria-describedby={stateId}
          autoComplete="off"
        />
      </SwitchLabel>
      <Notice id={stateId} role="status" data-for-script="">
        {strings['privacy.on']}
      </Notice>
      <Notice data-held="" data-for-script="">
        {strings['privacy.held']}
      </Notice>
      <Notice data-unloaded="" data-for-script="">
        {strings['privacy.unloaded']}
      </Notice>
      <Facts>
        {facts.map(([signal, name, value]) => (
          <div key={name} {...(signal ? { 'data-for-script': '' } : {})}>
            <dt>{name}</dt>
            <dd {...(signal ? { 'data-signal': signal } : {})}>{value}</dd>
          </div>
        ))}
      </Facts>
    </Panel>
  );
}
