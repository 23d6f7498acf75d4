import type { Heading } from '../../content/PageRecord';

/** Headings with what the list of contents shows below them besides headings. */
export function withRows(
  headings: readonly Heading[],
  listed: Readonly<Record<string, readonly { id: string; title: string }[]>>,
): Heading[] {
  return headings.flatMap((heading) => [
    heading,
    ...(listed[heading.id] ?? []).map((row) => ({ ...row, depth: 3 })),
  ]);
}
