import { readFileSync } from 'node:fs';
import houseAds from '../../docs/house-ads.json' with { type: 'json' };

const copied = ['house-ads.json', ...houseAds.map(({ image }) => `house/${image}.svg`)];

/** The house ads of this documentation, as files of another content folder. */
export const houseAdFiles = Object.fromEntries(
  copied.map((file) => [file, readFileSync(`docs/${file}`, 'utf8')]),
);
