/** ISO days of releases by version, from a change log: a heading `## v0.12.0`, and below it `_Jan 10, 2025_`. */
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
