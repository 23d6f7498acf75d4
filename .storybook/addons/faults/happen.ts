import { preferenceNames, preferenceTable } from '../../../src/domain/preferences/preferenceTable';
import type { FakePlatform } from '../../../stories/kit/createFakePlatform';
import type { Faults } from './faultTable';

/** Another tab sets every preference to its last value: dark, right to left, dense, JavaScript… */
function otherTabWrites({ storage, cookies }: FakePlatform) {
  for (const name of preferenceNames) {
    const { place, key, values } = preferenceTable[name];
    const value = values.at(-1)!;
    // A tab that sets a cookie announces it in storage.
    if (place === 'cookie') cookies.set(key, value, 60);
    storage.writeFromOtherTab(key, value);
  }
}

/** Faults that happen once a story is on the page. */
export function happen(platform: FakePlatform, { otherTab }: Pick<Faults, 'otherTab'>) {
  if (otherTab === 'writes') otherTabWrites(platform);
}
