/**
 * The day of each release in a change log of Toolpad, as an ISO date, by version: a heading `## v0.12.0` and,
 * before the next one, a line `_Jan 10, 2025_`.
 */
export function releaseDays(changelog: string): Record<string, string> {
  return Object.fromEntries(
    changelog.split(/^## v/m).flatMap((release): [string, string][] => {
      const version = /^\d+\.\d+\.\d+/.exec(release)?.[0];
      const day = /^_(\w+ \d+, \d{4})_$/m.exec(release)?.[1];
      const time = Date.parse(`${day} UTC`);
      return version === undefined || Number.isNaN(time)
        ? []
        : [[version, new Date(time).toISOString().slice(0, 10)]];
    }),
  );
}
