import type { Platform } from '../../platform/Platform';

/** Remembers a reader's vote on a page and offers who is not content an issue to write. A second press takes it back. */
export function attachFeedback(root: ParentNode, { storage }: Pick<Platform, 'storage'>): () => void {
  const section = root.querySelector<HTMLElement>('[data-feedback]');
  if (!section) return () => undefined;
  const key = `feedback-${section.dataset.feedback}`;
  const show = () => {
    const vote = storage.get(key);
    for (const button of section.querySelectorAll<HTMLElement>('[data-vote]')) {
      button.ariaPressed = String(button.dataset.vote === vote);
    }
    section.querySelector('[role=status]')!.textContent = vote === '1' || vote === '0' ? 'Thank you.' : '';
    section.querySelector('a')!.hidden = vote !== '0';
  };
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-vote]');
    if (!button) return;
    storage.set(key, button.ariaPressed === 'true' ? null : button.dataset.vote!);
    show();
  };
  show();
  section.addEventListener('click', onClick);
  const unsubscribe = storage.subscribe(show);
  return () => {
    section.removeEventListener('click', onClick);
    unsubscribe();
  };
}
