/** An image of 130 by 100 pixels, like a vendor's. */
export const imageOfAnAd =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="#30323d"/><path d="M30 70 65 28l35 42z" fill="#f3b83f"/></svg>';

const markup = (link: string, text: string) => `<div id="carbonads"><span>
<a href="${link}" class="carbon-img" target="_blank" rel="noopener sponsored"><img src="data:image/svg+xml,${encodeURIComponent(imageOfAnAd)}" alt="Acme" width="130" height="100"></a>
<a href="${link}" class="carbon-text" target="_blank" rel="noopener sponsored">${text}</a>
<a href="https://vendor.example/" class="carbon-poweredby" target="_blank" rel="noopener sponsored">ads via Vendor</a>
</span></div>`;

/** Markup of a vendor's script. */
export const thirdPartyAds = {
  ad: markup(
    'https://acme.example/',
    'Acme ships anvils that land where you meant them to. Try one for free.',
  ),
  'no-inventory': markup(
    'https://vendor.example/discover-more/backers',
    'Support the people who make this.',
  ),
};
