/** An entry as the feed sends it. */
export const feedEntry = {
  statlink: '//feed.example/click',
  statimp: '//feed.example/seen.gif',
  pixel:
    'https://one.example/pixel.gif?at=[timestamp]||//two.example/[timestamp].gif||http://plain.example/pixel.gif',
  timestamp: '1700000000',
  image: '//feed.example/acme.svg',
  company: 'Acme',
  description: 'Anvils that land where you meant them to.',
};
