import { targetOfHash } from '../../platform/page/targetOfHash';
import type { Behavior, TimerId } from '../../platform/Platform';

/** Milliseconds between two checks of the headings while the user scrolls. */
export const spyThrottle = 166;
/** Nothing is active before the reader has scrolled this far, in pixels. */
const spyStart = 200;
/** Milliseconds for which a clicked entry stays the active one. */
export const clickPause = 1000;

/**
 * Marks the entry of the section that is read: the last heading above the upper eighth of the window, at the end of
 * the page the last one of all.
 * `aria-current` is the mark; a click fixes it for a while, since the last sections may never reach the top.
 */
export const attachToc: Behavior = (root, { clock }, signal) => {
  const toc = root.querySelector<HTMLElement>('[data-toc]');
  const links = [...(toc?.querySelectorAll('a') ?? [])];
  if (!toc || links.length === 0) return;
  let throttle: TimerId | undefined;
  let pausedUntil = 0;

  const mark = (active: Element | undefined) => {
    for (const link of links) {
      if (link !== active) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location');
        const beyond = link.offsetTop + link.offsetHeight - toc.clientHeight - toc.scrollTop;
        if (beyond > 0 || link.offsetTop < toc.scrollTop)
          toc.scrollTop = link.offsetTop - toc.clientHeight / 2;
      }
    }
  };
  const markCurrent = () => {
    throttle = undefined;
    if (clock.now() < pausedUntil) return;
    const limit = innerHeight / 8;
    mark(
      scrollY < spyStart
        ? undefined
        : innerHeight + scrollY >= document.documentElement.scrollHeight - 1
          ? links.at(-1)
          : links.findLast((link) => {
              const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
              return heading && heading.getBoundingClientRect().top <= limit;
            }),
    );
  };
  const onScroll = () => {
    throttle ??= clock.setTimeout(markCurrent, spyThrottle);
  };
  const choose = (link: HTMLAnchorElement | null | undefined) => {
    if (!link) return;
    pausedUntil = clock.now() + clickPause;
    mark(link);
  };
  const onClick = ({ target }: Event) => choose((target as Element).closest('a'));

  addEventListener('scroll', onScroll, { signal });
  toc.addEventListener('click', onClick, { signal });
  signal?.addEventListener('abort', () => clock.clearTimeout(throttle));
  markCurrent();
  // The page has scrolled before this was loaded, perhaps by a click on an entry.
  const { top = -1 } = targetOfHash()?.getBoundingClientRect() ?? {};
  if (top >= 0 && top < innerHeight) choose(links.find(({ hash }) => hash === location.hash));
};
