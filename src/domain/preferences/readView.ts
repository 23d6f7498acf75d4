import { preferenceNames, preferenceTable } from './preferenceTable';
import type { Preferences } from './Preferences';
import { parameterOf } from './viewParameters';

/** The preferences in the query of a URL; unknown values are left out. */
export function readView(search: string): Partial<Preferences> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    preferenceNames.flatMap((name) => {
      const value = query.get(parameterOf(name));
      return (preferenceTable[name].values as readonly (string | null)[]).includes(value)
        ? [[name, value]]
        : [];
    }),
  );
}
