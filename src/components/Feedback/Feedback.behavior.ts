import type { Behavior } from '../../platform/Platform';

/** Lets the form for a new issue name the section whose anchor is in the URL of the page. */
function nameSection(link: HTMLAnchorElement): void {
  const form = new URL(link.href);
  const page = form.searchParams.get('page-url');
  if (page === null) return;
  form.searchParams.set('page-url', page.replace(/#.*|$/, location.hash));
  link.href = form.href;
}

/** Remembers the vote on a page, which a second click takes back, and offers an issue to write after a negative one. */
export const attachFeedback: Behavior = (root, { storage, analytics }, signal) => {
  const section = root.querySelector<HTMLElement>('[data-feedback]');
  if (!section) return;
  const page = section.dataset.feedback!;
  const key = `feedback-${page}`;
  const show = () => {
    const vote = storage.get(key);
    for (const button of section.querySelectorAll<HTMLElement>('[data-vote]')) {
      button.ariaPressed = String(button.dataset.vote === vote);
    }
    section.querySelector('[role=status]')!.textContent =
      vote === '1' || vote === '0' ? section.dataset.thanks! : '';
    const link = section.querySelector('a');
    if (!link) return;
    link.hidden = vote !== '0';
    nameSection(link);
  };
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-vote]');
    if (!button) return;
    const isTakenBack = button.ariaPressed === 'true';
    storage.set(key, isTakenBack ? null : button.dataset.vote!);
    if (!isTakenBack)
      analytics.send({
        name: 'feedback',
        eventAction: button.dataset.vote === '1' ? 'helpful' : 'not-helpful',
        eventLabel: page,
      });
    show();
  };
  show();
  section.addEventListener('click', onClick, { signal });
  addEventListener('hashchange', show, { signal });
  const unsubscribe = storage.subscribe(show);
  signal?.addEventListener('abort', unsubscribe);
};
