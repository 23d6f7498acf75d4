import { adTable } from '../../src/domain/ads/adMachine';

/** An image of 130 by 100 pixels, like a vendor's. */
export const imageOfAnAd =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="#30323d"/><path d="M30 70 65 28l35 42z" fill="#f3b83f"/></svg>';

const parts = (link: string, text: string) => `
<a href="${link}" class="carbon-img" target="_blank" rel="noopener sponsored"><img src="data:image/svg+xml,${encodeURIComponent(imageOfAnAd)}" alt="Acme" width="130" height="100"></a>
<a href="${link}" class="carbon-text" target="_blank" rel="noopener sponsored">${text}</a>`;

const poweredBy =
  '<a href="https://vendor.example/" class="carbon-poweredby" target="_blank" rel="noopener sponsored">ads via Vendor</a>';

const markup = (link: string, text: string) =>
  `<div id="carbonads"><span>${parts(link, text)}${poweredBy}</span></div>`;

const acme = 'https://acme.example/';
const text = 'Acme ships anvils that land where you meant them to. Try one for free.';
const longText = `${text} Free returns within ninety days, for teams too.`.padEnd(
  adTable.script.longestText,
  '.',
);

/** Markup of a vendor's script. */
export const thirdPartyAds = {
  ad: markup(acme, text),
  'no-inventory': markup(
    'https://vendor.example/discover-more/backers',
    'Support the people who make this.',
  ),
  /** As long as the box has room for. */
  longest: markup(acme, longText),
  /** In the formats that have a name. */
  cover: `<div id="carbonads"><div id="carbon-responsive"><div class="carbon-responsive-wrap">${parts(acme, longText)}</div>${poweredBy}</div></div>`,
};

/** What a vendor's script can deliver. */
export type Delivery = keyof typeof thirdPartyAds;
