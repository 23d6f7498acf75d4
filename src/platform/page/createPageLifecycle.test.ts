import { expect, test } from 'vitest';
import { createPageLifecycle } from './createPageLifecycle';

/** A fake window with the events and state of the page lifecycle. */
function createWindow(document: { prerendering?: boolean; visibilityState: 'visible' | 'hidden' }) {
  const target = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), document),
  });
  return {
    document: target.document,
    window: target as unknown as Window,
    tell: (where: EventTarget, type: string) => where.dispatchEvent(new Event(type)),
    target,
  };
}

test('a prerendered page is away until it is activated, even if browsers call it visible', () => {
  const { window, document, tell } = createWindow({
    prerendering: true,
    visibilityState: 'visible',
  });
  const life = createPageLifecycle(window);
  const seen: string[] = [];
  const stop = life.subscribe(() => seen.push(life.presence()));
  expect(life.presence()).toBe('away');
  document.prerendering = false;
  tell(document, 'prerenderingchange');
  expect(seen).toEqual(['shown']);
  stop();
  tell(document, 'prerenderingchange');
  expect(seen).toHaveLength(1);
});

test('a page is shown, hidden, left, and shown again when restored from the back/forward cache', () => {
  const { window, document, tell, target } = createWindow({ visibilityState: 'visible' });
  const life = createPageLifecycle(window);
  const seen: string[] = [];
  life.subscribe(() => seen.push(life.presence()));
  document.visibilityState = 'hidden';
  tell(document, 'visibilitychange');
  tell(target, 'pagehide');
  document.visibilityState = 'visible';
  tell(target, 'pageshow');
  expect(seen).toEqual(['away', 'left', 'shown']);
});
