/** The page that lists what each version changed, below the base. */
export const upgradePagePath = 'core/api/changes';

/** Anchor of a version on that page. The documented one comes first, under the anchors of what happened. */
export const versionAnchor = (version: string) => `version-${version.replaceAll('.', '-')}`;
