import { demoMissing, demoReady } from '../../domain/content/demoFrame';
import { createViewObserver } from '../../platform/page/createViewObserver';

/** Loads the demo of a scene over its still, and shows it as soon as it looks the same; the still stays without it. */
function startDemo(stage: HTMLElement): void {
  const { frame: src, frameTitle = '' } = stage.dataset;
  if (!src) return;
  delete stage.dataset['frame'];
  const frame = document.createElement('iframe');
  frame.title = frameTitle;
  const giveUp = () => {
    frame.remove();
    // The next choice of the scene tries again.
    stage.dataset['frame'] = src;
  };
  frame.addEventListener(demoMissing, giveUp);
  frame.addEventListener('load', () => {
    if (!frame.contentDocument?.querySelector('[data-demo]')) giveUp();
  });
  frame.addEventListener(demoReady, () => {
    // No longer an image: the demo is content.
    stage.removeAttribute('role');
    stage.removeAttribute('aria-label');
    stage.dataset['live'] = '';
  });
  frame.src = src;
  stage.append(frame);
}

const shownStage = (group: Element) =>
  [...group.querySelectorAll<HTMLElement>('[data-frame]')].filter((stage) =>
    stage.checkVisibility(),
  );

/**
 * Starts the demo of the chosen scene of each window below `root` once half of it is in view. Not on connections that
 * save data: there it starts when the still is clicked.
 */
export function attachScenes(
  root: ParentNode & Node,
  _platform?: unknown,
  signal?: AbortSignal,
): void {
  const start = (group: Element) => shownStage(group).forEach(startDemo);
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
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData)
    for (const group of root.querySelectorAll('[data-scenes]')) observer.observe(group);
  const groupOf = ({ target }: Event) => (target as Element).closest('[data-scenes]');
  const onChange = (event: Event) => {
    const group = groupOf(event);
    if (group && started.has(group)) start(group);
  };
  const onClick = (event: Event) => {
    const stage = (event.target as Element).closest<HTMLElement>('[data-frame]');
    if (stage) startDemo(stage);
  };
  root.addEventListener('change', onChange, { signal });
  root.addEventListener('click', onClick, { signal });
  signal?.addEventListener('abort', () => observer.disconnect());
}
