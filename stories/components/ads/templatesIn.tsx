import type { AdTemplateName, AdTemplates } from '../../../src/components/AdSlot/fillTemplate';
import { adTemplates } from '../../../src/components/AdSlot/adTemplates';
import { defaultAdConfig } from '../../../src/domain/ads/AdConfig';

/** The templates of built pages, with placeholders for texts and URLs. */
export function HiddenTemplates() {
  return Object.entries(adTemplates).map(([name, template]) => (
    <p key={name} data-template={name} hidden>
      {template}
    </p>
  ));
}

/** Templates rendered by `HiddenTemplates`, as a built page fetches them. */
export function templatesIn(root: ParentNode): AdTemplates {
  const templates = Object.fromEntries(
    [...root.querySelectorAll<HTMLElement>('[data-template]')].map((template) => [
      template.dataset.template,
      template.innerHTML,
    ]),
  ) as Record<AdTemplateName, string>;
  return { ...templates, houseAds: defaultAdConfig.houseAds, css: '' };
}

/** Accessible names of the slots in built pages. */
export const slotTexts = {
  'advertising.name': 'Advertisement',
  'advertising.about': 'About advertising',
};
