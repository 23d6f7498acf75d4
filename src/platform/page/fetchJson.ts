/** The parsed JSON at a path of this site. Rejects when the response is not ok or not JSON. */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return response.json();
}
