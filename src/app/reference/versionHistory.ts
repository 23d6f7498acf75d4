import type { VersionChanges } from '../../reference/diff/readHistory';
import history from '../../reference/versionHistory.json' with { type: 'json' };

/** The page that lists what each version changed, below the base. */
export const upgradePagePath = 'core/api/changes';

/** Anchor of a version on that page. The documented one comes first, under the anchors of what happened. */
export const versionAnchor = (version: string) => `version-${version.replaceAll('.', '-')}`;

/** Days of releases by version, newest first, and what each version before the documented one changed. */
export const versionHistory = history as {
  released: Readonly<Record<string, string>>;
  changes: readonly VersionChanges[];
};
