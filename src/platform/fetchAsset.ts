/** The text of a file of this site. Rejects when it does not come. */
export async function fetchAsset(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return response.text();
}
