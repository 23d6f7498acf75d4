/** The text at a URL of this site. Rejects when the response is not ok. */
export async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}.`);
  return response.text();
}
