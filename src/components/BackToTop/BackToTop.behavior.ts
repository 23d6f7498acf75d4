import type { Behavior } from '../../platform/Platform';

/** The link is there once the reader has scrolled further than this, in pixels. */
export const topLinkStart = 200;

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Shows the link to the start of the page; a press glides there, or jumps where less motion is wanted. */
export const attachBackToTop: Behavior = (root, { media, analytics }, signal) => {
  const link = root.querySelector<HTMLElement>('[data-back-to-top]');
  if (!link) return;
  let last = scrollY;
  const onScroll = () => {
    const hidden = scrollY <= topLinkStart;
    if (link.hidden !== hidden) link.hidden = hidden;
    link.toggleAttribute('data-down', scrollY > last);
    last = scrollY;
  };
  const onClick = (event: MouseEvent) => {
    analytics.send({
      name: 'docs',
      eventAction: 'click-back-to-top',
      eventLabel: location.pathname,
    });
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    scrollTo({ top: 0, behavior: media.matches(lessMotion) ? 'instant' : 'smooth' });
  };
  addEventListener('scroll', onScroll, { signal });
  link.addEventListener('click', onClick, { signal });
  onScroll();
};
