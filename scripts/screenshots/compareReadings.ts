import { diffArrays } from 'diff';
import type { Screenshot } from './takeScreenshots';

/** What changed for a screen reader in stories that both builds show and describe. */
export function compareReadings(before: readonly Screenshot[], after: readonly Screenshot[]) {
  const readings = new Map(before.map(({ name, screenReader }) => [name, screenReader]));
  return after.flatMap(({ name, group, caption, screenReader: now }) => {
    const old = readings.get(name);
    const changes =
      old && now ? diffArrays(old, now).filter((one) => one.added || one.removed) : [];
    return changes.flatMap(({ value, added }) =>
      value.map((line) => `${group}: ${caption}: ${added ? 'new' : 'gone'}: ${line}`),
    );
  });
}
