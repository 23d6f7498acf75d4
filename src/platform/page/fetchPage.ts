/** A page of this site as a document. Rejects when the response is not ok. */
export async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
