/**
 * The section whose menu a path shows: the longest folder that contains the path, by whole segments (`/toolpad/studio`
 * and `/toolpad/studio/x/` are studio, `/toolpad/studios/` is not), else `fallback`.
 */
export function sectionOf<Section extends { path: string }>(
  pathname: string,
  sections: readonly Section[],
  fallback: Section,
): Section {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const [innermost] = sections
    .filter((section) => path.startsWith(section.path))
    .sort((a, b) => b.path.length - a.path.length);
  return innermost ?? fallback;
}
