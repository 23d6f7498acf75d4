import { demoMissing, demoReady } from '../../domain/content/demoFrame';
import { createViewObserver } from '../../platform/page/createViewObserver';

/** Loads the demo of a scene. */
function startDemo(viewport: HTMLElement): void {
  const { frame: src, frameTitle = '' } = viewport.dataset;
  if (!src) return;
  delete viewport.dataset['frame'];
  const frame = document.createElement('iframe');
  frame.title = frameTitle;
  const giveUp = () => {
    frame.remove();
    // The next choice of the scene tries again.
    viewport.dataset['frame'] = src;
  };
  frame.addEventListener(demoMissing, giveUp);
  frame.addEventListener('load', () => {
    if (!frame.contentDocument?.querySelector('[data-demo]')) giveUp();
  });
  frame.addEventListener(demoReady, () => {
    // No longer an image: the demo is content.
    viewport.removeAttribute('role');
    viewport.removeAttribute('aria-label');
    viewport.dataset['live'] = '';
  });
  frame.src = src;
  viewport.append(frame);
}

const shownViewport = (group: Element) =>
  [...group.querySelectorAll<HTMLElement>('[data-frame]')].filter((viewport) =>
    viewport.checkVisibility(),
  );

/**
 * Starts the demo of the chosen scene of each window below `root` once half of it is in view. One that could not load
 * starts again with a click.
 */
export function attachScenes(
  root: ParentNode & Node,
  _platform?: unknown,
  signal?: AbortSignal,
): void {
  const start = (group: Element) => shownViewport(group).forEach(startDemo);
  const started = new WeakSet<Element>();
  const observer = createViewObserver(
    (target, isInView) => {
      if (!isInView) return;
      observer.unobserve(target);
      started.add(target);
      start(target);
    },
    { threshold: 0.5 },
  );
  for (const group of root.querySelectorAll('[data-scenes]')) observer.observe(group);
  const groupOf = ({ target }: Event) => (target as Element).closest('[data-scenes]');
  const onChange = (event: Event) => {
    const group = groupOf(event);
    if (group && started.has(group)) start(group);
  };
  const onClick = (event: Event) => {
    const viewport = (event.target as Element).closest<HTMLElement>('[data-frame]');
    if (viewport) startDemo(viewport);
  };
  root.addEventListener('change', onChange, { signal });
  root.addEventListener('click', onClick, { signal });
  signal?.addEventListener('abort', () => observer.disconnect());
}
