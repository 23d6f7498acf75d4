import { useEffect, useMemo, useState } from 'react';
import type { Section } from './searchSections';

/** More rows than a window shows. */
const rowsAtOnce = 14;

/** The sections that have the first rows; at first only these, and all of them once these are painted. */
export function useFirstRows(sections: readonly Section[]): readonly Section[] {
  const [painted, setPainted] = useState<readonly Section[]>();
  const first = useMemo(() => {
    let rows = 0;
    const end = sections.findIndex(({ options }) => (rows += options.length) >= rowsAtOnce);
    return sections.slice(0, end < 0 ? undefined : end + 1);
  }, [sections]);
  useEffect(() => {
    // The frame after the one that paints them.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(sections));
    });
    return () => cancelAnimationFrame(frame);
  }, [sections]);
  return painted === sections || first.length === sections.length ? sections : first;
}
