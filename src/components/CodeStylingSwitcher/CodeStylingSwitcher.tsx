import { strings } from '../../domain/strings/strings';
import { CodeSwitch } from '../CodeVariantSwitcher/CodeVariantSwitcher';

/**
 * How demos are styled, for all code of the site.
 *
 * **When to use:** Show it with the code of demos that exist in more than one styling.
 *
 * **When not to use:** Leave it out where the demos look the same with every styling.
 *
 * **Accessibility:** It's a named group of toggle buttons. The choice applies to all code of the site.
 */
export function CodeStylingSwitcher() {
  return <CodeSwitch preference="codeStyling" label={strings['code.styling']} />;
}
