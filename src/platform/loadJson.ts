/** What lies at an address of the site, parsed. Rejects when it is not there or no JSON. */
export async function loadJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return response.json();
}
