/**
 * Neighboring titles of a Storybook index put together under the first of them. The test runner makes one file of each
 * title, and a file costs it seconds before its first story is drawn: a process, a page, the whole preview loaded
 * again. It runs the largest file first: each holds about a third of the stories left, so that the small ones at the
 * end keep both workers busy.
 *
 * @param index an `index.json` of Storybook, which keeps the entries of a title side by side
 * @param smallest stories in a group at the end; only a title that has more by itself exceeds its share
 * @returns the stories, in the same order and without the pages of text; a name begins with the story's own title
 */
export function groupStories<
  Entry extends { id: string; title: string; name: string; type: string },
>(index: { v: number; entries: Record<string, Entry> }, smallest: number) {
  const all = Object.values(index.entries).filter(({ type }) => type === 'story');
  const storiesOf = (title: string) => all.filter((entry) => entry.title === title).length;
  let [group, last, count, size] = ['', '', 0, 0];
  const grouped = all.map((entry, place) => {
    if (entry.title !== last) {
      const more = storiesOf(entry.title);
      if (!group || count + more > size) {
        [group, count] = [entry.title, 0];
        size = Math.max(smallest, (all.length - place) / 3);
      }
      [last, count] = [entry.title, count + more];
    }
    return { ...entry, title: group, name: `${entry.title}: ${entry.name}` };
  });
  return { ...index, entries: Object.fromEntries(grouped.map((entry) => [entry.id, entry])) };
}
