import { format } from '../../../domain/strings/format';
import { referenceStrings } from '../../../domain/strings/referenceStrings';
import { upgradePagePath, versionAnchor, versionHistory } from '../../reference/versionHistory';
import type { DatedPage } from './atomFeed';
import type { ListedPage } from './listPages';

/** The versions of Toolpad Core as entries of the feed: empty on a site that does not list their changes. */
export function listReleases(base: string, pages: readonly ListedPage[]): DatedPage[] {
  const page = pages.find(({ pathname }) => pathname === `${base}${upgradePagePath}/`);
  if (!page) return [];
  const { released, changes } = versionHistory;
  return Object.entries(released).map(([version, day]) => {
    const earlier = changes.find((one) => one.version === version);
    const since = earlier?.since ?? changes[0]?.version ?? '';
    return {
      title: format(referenceStrings['reference.versionTitle'], { version }),
      description: format(referenceStrings['reference.versionLead'], { since, version }),
      pathname: `${page.pathname}#${earlier ? versionAnchor(version) : 'new'}`,
      product: page.product,
      changed: `${day}T00:00:00.000Z`,
    };
  });
}
