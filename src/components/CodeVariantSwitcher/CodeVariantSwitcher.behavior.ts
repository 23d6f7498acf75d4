import { parseCodeHash, type CodePreference } from '../../domain/code/codeHash';
import type { Behavior } from '../../platform/Platform';

/**
 * Makes the switches of language and styling below `root` set and show the preference. The URL of the visit sets it
 * first; later URLs do not, as it may have been changed since.
 */
export const attachCodeVariantSwitcher: Behavior = (root, { preferences }, signal) => {
  const { codeVariant, codeStyling } = parseCodeHash(location.hash);
  if (codeVariant) preferences.set('codeVariant', codeVariant);
  if (codeStyling) preferences.set('codeStyling', codeStyling);

  const show = () => {
    for (const button of root.querySelectorAll<HTMLButtonElement>('[data-choose]')) {
      button.setAttribute(
        'aria-pressed',
        String(button.value === preferences.get(button.dataset['choose'] as CodePreference)),
      );
    }
  };
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-choose]');
    if (button) preferences.set(button.dataset['choose'] as CodePreference, button.value as never);
  };
  show();
  const unsubscribe = preferences.subscribe(show);
  signal?.addEventListener('abort', unsubscribe);
  root.addEventListener('click', onClick, { signal });
};
