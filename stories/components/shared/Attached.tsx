import { useEffect, useRef, type ReactNode } from 'react';
import type { Platform } from '../../../src/platform/Platform';
import { usePlatform } from '../../../src/platform/PlatformContext';

export type Attach = (root: HTMLElement, platform: Platform) => () => void;

/** Attaches behavior to markup that React does not own, as the runtime does on a page. */
export function Attached({
  behaviors,
  children,
}: {
  behaviors: readonly Attach[];
  children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const platform = usePlatform();
  useEffect(() => {
    const detach = behaviors.map((attach) => attach(root.current!, platform));
    return () => detach.forEach((run) => run());
  }, [behaviors, platform]);
  return <div ref={root}>{children}</div>;
}
