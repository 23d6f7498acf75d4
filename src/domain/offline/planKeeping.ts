import { keyOf, type KeepFile, type KeepList } from './KeepOffer';

export interface KeepPlan {
  /** What is still to be had, in the order of the list. */
  missing: KeepFile[];
  /** Keys of what the list does not name. */
  obsolete: string[];
  /** Bytes of what is there. */
  had: number;
}

/** What it takes to keep all that a list names, where these keys are there already. */
export function planKeeping({ files }: KeepList, keys: readonly string[]): KeepPlan {
  const [there, wanted] = [new Set(keys), new Set(files.map(keyOf))];
  const missing = files.filter((file) => !there.has(keyOf(file)));
  const had = files
    .filter((file) => there.has(keyOf(file)))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  return { missing, obsolete: keys.filter((key) => !wanted.has(key)), had };
}
