/** What the vendor of ads calls its own. Nothing in another file names it. */
export const adVendor = {
  /** Publisher of the ads of its feed. */
  publisher: 'Carbon',
  /** Its ads in analytics labels. */
  label: 'carbon',
  /** By this id its script finds itself. */
  scriptId: '_carbonads_js',
  /** Elements in which scripts show ads; none of our own elements match. */
  shown: '.ea-placement, #carbonads, .carbonads',
  /** Link of what its script shows without inventory. */
  filler: 'a[href*="discover-more/backers"]',
  /** Names in the answer of its feed. `beacons` are URLs with `separator` between them, and places for the `time`. */
  feed: {
    ads: 'ads',
    link: 'statlink',
    name: 'company',
    description: 'description',
    image: 'image',
    counter: 'statimp',
    beacons: 'pixel',
    separator: '||',
    time: 'timestamp',
  },
} as const;

/** The ad that its script renders and what is in it; named formats have a frame around the image and the text. */
export const vendorParts = {
  ad: '#carbonads',
  frame: '.carbon-responsive-wrap',
  image: '.carbon-img',
  text: '.carbon-text',
  publisher: '.carbon-poweredby',
} as const;
