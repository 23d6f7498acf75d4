import type { AdTemplateName, AdTemplates } from '../../../src/components/AdSlot/fillTemplate';
import { adTemplates } from '../../../src/components/AdSlot/adTemplates';
import { defaultAdConfig } from '../../../src/domain/ads/AdConfig';

/** The templates that built pages fill in, for `templatesIn`: their words and addresses are placeholders. */
export function HiddenTemplates() {
  return Object.entries(adTemplates).map(([name, template]) => (
    <p key={name} data-template={name} hidden>
      {template}
    </p>
  ));
}

/** What `HiddenTemplates` has drawn, as a built page fetches it. */
export function templatesIn(root: ParentNode): AdTemplates {
  const templates = Object.fromEntries(
    [...root.querySelectorAll<HTMLElement>('[data-template]')].map((template) => [
      template.dataset.template,
      template.innerHTML,
    ]),
  ) as Record<AdTemplateName, string>;
  return { ...templates, houseAds: defaultAdConfig.houseAds, css: '' };
}

/** What built pages call their slots. */
export const slotTexts = {
  'advertising.name': 'Advertisement',
  'advertising.about': 'About advertising',
};
