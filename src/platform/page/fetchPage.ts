import { fetchText } from './fetchText';

/** A page of this site as a document. Rejects when the response is not ok. */
export const fetchPage = async (path: string): Promise<Document> =>
  new DOMParser().parseFromString(await fetchText(path), 'text/html');
