import type { Decorator } from '@storybook/react-vite';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Platform } from '../../src/platform/Platform';
import { usePlatform } from '../../src/platform/PlatformContext';

/** Attaches the behavior of a component to the markup of a page; `signal` detaches it. */
export type Behavior = (root: HTMLElement, platform: Platform, signal: AbortSignal) => void;

/** What React rendered, as HTML. In the browser React puts the children of a template beside its content. */
function htmlOf(source: HTMLElement): string {
  const copy = source.cloneNode(true) as HTMLElement;
  for (const template of copy.querySelectorAll('template'))
    template.content.append(...template.childNodes);
  return copy.innerHTML;
}

interface PageMarkupProps {
  behaviors: readonly Behavior[];
  /** Behaviors are attached again when one of these changes. */
  args: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

const isSame = (one: PageMarkupProps['args'], other: PageMarkupProps['args']) =>
  Object.keys({ ...one, ...other }).every((name) => Object.is(one[name], other[name]));

/** Markup with behaviors, which React does not own, as on a page: rendered elsewhere, its HTML is copied at changes. */
function PageMarkup({ behaviors, args, children }: PageMarkupProps) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  const [source] = useState(() => document.createElement('div'));
  const platform = usePlatform();
  const current = useRef({ behaviors, args });
  if (!isSame(current.current.args, args)) current.current = { behaviors, args };
  const attached = current.current;

  const show = useCallback(() => {
    shown.current = htmlOf(source);
    page.current!.innerHTML = shown.current;
  }, [source]);

  useLayoutEffect(show, [show, attached, platform]);

  useEffect(() => {
    const attach = () => {
      const controller = new AbortController();
      for (const behavior of attached.behaviors)
        behavior(page.current!, platform, controller.signal);
      return controller;
    };
    let controller = attach();
    // Also after a component alone has rendered again, as in hot reloading.
    const observer = new MutationObserver(() => {
      if (htmlOf(source) === shown.current) return;
      controller.abort();
      show();
      controller = attach();
    });
    observer.observe(source, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [source, show, attached, platform]);

  return (
    <>
      <div ref={page} />
      {createPortal(children, source)}
    </>
  );
}

/**
 * Shows a story as its component reaches a page: static markup, then `parameters.behaviors`. Where React runs in the
 * browser, in islands and demos, the story has the parameter `hydrated`.
 */
export const asOnPage: Decorator = (Story, { args, parameters }) => {
  if (parameters.hydrated) return <Story />;
  const { behaviors = [], noScript } = parameters;
  const all = typeof behaviors === 'function' ? behaviors(args) : behaviors;
  return (
    <PageMarkup behaviors={noScript ? [] : all} args={args}>
      <Story />
    </PageMarkup>
  );
};
