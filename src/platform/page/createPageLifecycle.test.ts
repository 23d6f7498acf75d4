import { expect, test } from 'vitest';
import { createPageLifecycle } from './pageLifecycle';

/** A fake window with the events and state of the page lifecycle. */
function createWindow(document: { prerendering?: boolean; visibilityState: 'visible' | 'hidden' }) {
  const target = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), document),
  });
  return {
    document: target.document,
    window: target as unknown as Window,
    dispatch: (where: EventTarget, type: string) => where.dispatchEvent(new Event(type)),
    target,
  };
}

test('a prerendered page is away until it is activated, even if browsers call it visible', () => {
  const { window, document, dispatch } = createWindow({
    prerendering: true,
    visibilityState: 'visible',
  });
  const lifecycle = createPageLifecycle(window);
  const seen: string[] = [];
  const stop = lifecycle.subscribe(() => seen.push(lifecycle.presence()));
  expect(lifecycle.presence()).toBe('away');
  document.prerendering = false;
  dispatch(document, 'prerenderingchange');
  expect(seen).toEqual(['shown']);
  stop();
  dispatch(document, 'prerenderingchange');
  expect(seen).toHaveLength(1);
});

test('a page is shown, hidden, left, and shown again when restored from the back/forward cache', () => {
  const { window, document, dispatch, target } = createWindow({ visibilityState: 'visible' });
  const lifecycle = createPageLifecycle(window);
  const seen: string[] = [];
  lifecycle.subscribe(() => seen.push(lifecycle.presence()));
  document.visibilityState = 'hidden';
  dispatch(document, 'visibilitychange');
  dispatch(target, 'pagehide');
  document.visibilityState = 'visible';
  dispatch(target, 'pageshow');
  expect(seen).toEqual(['away', 'left', 'shown']);
});
