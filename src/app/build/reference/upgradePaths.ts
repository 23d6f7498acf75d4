/** The page that lists what each version changed, below the base. */
export const upgradePagePath = 'core/api/changes';

/** The guide that says what to do about it. */
export const migrationPath = 'core/guides/migration';

/** The section of the migration guide about an update: `from-012-to-013`. */
export const migrationAnchor = (versions: readonly string[]) =>
  `from-${versions.map((one) => one.split('.').slice(0, 2).join('')).join('-to-')}`;
