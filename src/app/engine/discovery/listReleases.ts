import { format } from '../../../domain/strings/format';
import { referenceStrings } from '../../../domain/strings/referenceStrings';
import { versionHistory } from '../../../reference/readReference';
import { upgradePagePath, versionAnchor } from '../../reference/upgradePage';
import type { DatedPage } from './atomFeed';
import type { ListedPage } from './listPages';

/** The versions of Toolpad Core as entries of the feed: empty on a site that does not list their changes. */
export function listReleases(base: string, pages: readonly ListedPage[]): DatedPage[] {
  const page = pages.find(({ pathname }) => pathname === `${base}${upgradePagePath}/`);
  if (!page) return [];
  const { released, changes } = versionHistory;
  return changes.map(({ version, since }, index) => ({
    title: format(referenceStrings['reference.versionTitle'], { version }),
    description: format(referenceStrings['reference.versionLead'], { since, version }),
    pathname: `${page.pathname}#${index === 0 ? 'new' : versionAnchor(version)}`,
    product: page.product,
    changed: `${released[version]}T00:00:00.000Z`,
  }));
}
