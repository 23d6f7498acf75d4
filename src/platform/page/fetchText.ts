/** The text at a URL of this site. Rejects when the response is not ok. */
export async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}.`);
  return response.text();
}

/** The parsed JSON at a path of this site. Rejects when the response is not ok or not JSON. */
export const fetchJson = async (path: string): Promise<unknown> =>
  JSON.parse(await fetchText(path));

/** A page of this site as a document. Its own styles are left out, as the policy of this page may not allow them. */
export const fetchPage = async (path: string): Promise<Document> =>
  new DOMParser().parseFromString((await fetchText(path)).split('</style>').pop()!, 'text/html');
