import type { Platform } from '../../platform/Platform';
import type { Preferences } from '../../domain/preferences/Preferences';

/** Makes the JS/TS switches below `root` set the reader's preference and show it. */
export function attachDemoFrame(root: ParentNode & Node, { preferences }: Platform): () => void {
  const show = () => {
    for (const button of root.querySelectorAll('[data-set-variant]')) {
      button.setAttribute('aria-pressed', String(button.getAttribute('data-set-variant') === preferences.get('codeVariant')));
    }
  };
  const onClick = (event: Event) => {
    const variant = (event.target as Element).closest('[data-set-variant]')?.getAttribute('data-set-variant');
    if (variant) preferences.set('codeVariant', variant as Preferences['codeVariant']);
  };
  show();
  const unsubscribe = preferences.subscribe(show);
  root.addEventListener('click', onClick);
  return () => {
    unsubscribe();
    root.removeEventListener('click', onClick);
  };
}
