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

/** Whether the server has a version of the page with another entry script; false without a readable response. */
export async function isReplaced({ document, location }: Window): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!script) return false;
  const response = await fetch(location.pathname, { cache: 'no-store' }).catch(() => undefined);
  return response?.ok === true && !(await response.text()).includes(script);
}
