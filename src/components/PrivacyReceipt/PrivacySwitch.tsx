import { useTexts } from '../../platform/TextsContext';
import { choiceTexts } from './privacyTexts';
import { Facts, Notice, Panel, SwitchLabel } from './PrivacyReceipt.styles';

/** Whom the site is set up to tell and to ask; nobody where nothing is said. */
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
  const texts = useTexts();
  const facts = [
    ['gpc', texts['privacy.gpc'], texts['privacy.notGiven']],
    ['dnt', texts['privacy.dnt'], texts['privacy.notGiven']],
    [undefined, texts['privacy.eventsTo'], eventsTo ?? texts['privacy.nobody']],
    [undefined, texts['privacy.adsFrom'], adsFrom ?? texts['privacy.nobody']],
  ] as const;
  return (
    <Panel data-privacy={JSON.stringify(choiceTexts(texts))} data-block="">
      <Notice data-without-script="">{texts['privacy.noScript']}</Notice>
      <SwitchLabel>
        <span>{texts['privacy.switch']}</span>
        <input
          type="checkbox"
          role="switch"
          defaultChecked
          aria-describedby={stateId}
          autoComplete="off"
        />
      </SwitchLabel>
      <Notice id={stateId} role="status" data-for-script="">
        {texts['privacy.on']}
      </Notice>
      <Notice data-held="" data-for-script="">
        {texts['privacy.held']}
      </Notice>
      <Notice data-unloaded="" data-for-script="">
        {texts['privacy.unloaded']}
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
