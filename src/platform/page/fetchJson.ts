import { fetchText } from './fetchText';

/** The parsed JSON at a path of this site. Rejects when the response is not ok or not JSON. */
export const fetchJson = async (path: string): Promise<unknown> =>
  JSON.parse(await fetchText(path));
