import type { ReactNode } from 'react';
import type { AdTemplateName, AdTemplates } from '../../components/AdSlot/fillTemplate';
import { adTemplates } from '../../components/AdSlot/adTemplates';
import { houseAdsIn } from '../../domain/ads/houseAds';
import { cutSheet } from './cutSheet';
import type { PageRenderer } from './renderPage';

/** HTML templates of everything an ad slot can show. */
export function renderAdTemplates(target: PageRenderer): AdTemplates {
  const render = (template: ReactNode) => target.renderPart(template);
  const entries = Object.entries(adTemplates).map(([name, template]) => [name, render(template)]);
  const { elements, rules } = target.stylesOf(entries.flat().join(''));
  return {
    ...(Object.fromEntries(entries) as Record<AdTemplateName, string>),
    houseAds: houseAdsIn(),
    css: cutSheet(Object.values(rules).join(''), elements),
  };
}
