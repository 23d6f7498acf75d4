import { showOutcome } from '../../platform/page/showOutcome';
import type { Behavior } from '../../platform/Platform';

/** Lets the buttons copy the page or its prompt, with code that a click loads. */
export const attachPageTools: Behavior = (root, platform, signal) => {
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy-page]');
    if (button)
      import('./copyPage').then(
        (module) => module.copyPage(button, platform),
        () => showOutcome(button, 'failed', platform.clock),
      );
  };
  root.addEventListener('click', onClick, { signal });
};
