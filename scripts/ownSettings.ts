import { defaultContentDir } from '../src/app/build/paths';
import { readSettings } from '../src/content/readSettings';

/** The settings of this documentation. */
export const ownSettings = readSettings(defaultContentDir).settings;
