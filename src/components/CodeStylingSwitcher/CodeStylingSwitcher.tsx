import { strings } from '../../domain/strings/strings';
import { CodeSwitch } from '../CodeVariantSwitcher/CodeVariantSwitcher';

/** How demos are styled, for all code of the site. */
export function CodeStylingSwitcher() {
  return <CodeSwitch preference="codeStyling" label={strings['code.styling']} />;
}
