/** A size as readers take it in: in megabytes with one decimal from 100 kB on, else in kilobytes, of which anything is at least one. 1 MB is 1,000,000 bytes. */
export function shortSize(bytes: number): { unit: 'kB' | 'MB'; amount: string } {
  return bytes < 100_000
    ? { unit: 'kB', amount: String(Math.ceil(bytes / 1000)) }
    : { unit: 'MB', amount: (bytes / 1e6).toFixed(1) };
}
