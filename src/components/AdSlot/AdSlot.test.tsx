import { ThemeProvider } from '@mui/system';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noThirdParties } from '../../domain/ads/AdConfig';
import { createDocsTheme } from '../../theme/createDocsTheme';
import { AdProvider } from './AdProvider';
import type { AdSettings } from './AdSettings';
import { AdSlot } from './AdSlot';

const adSettings: AdSettings = {
  enabled: true,
  GADisplayRatio: 0,
  thirdParties: noThirdParties,
  houseAds: [null],
  base: '/',
  templates: '',
  labels: { 'advertising.name': '', 'advertising.about': '' },
};

test('outside its provider the error names the missing provider', () => {
  expect(() => renderToString(<AdSlot />)).toThrow(/no AdProvider above it.*<AdProvider/);
});

const render = (element: React.ReactElement, config = adSettings) =>
  renderToString(
    <ThemeProvider theme={createDocsTheme()}>
      <AdProvider config={config}>{element}</AdProvider>
    </ThemeProvider>,
  ).replace(/<style.*?<\/style>/g, '');

test('the built page holds the empty slot with its settings, in spans alone', () => {
  const html = render(<AdSlot />);
  expect(html).toMatch(/^<span [^>]*data-slot="{&quot;[^>]*><span class="[^"]+"><\/span><\/span>$/);
});

test('an ad of a script is labelled', () => {
  const script = { src: 'https://vendor.example/ad.js', serve: '', placement: '' };
  const html = render(<AdSlot />, { ...adSettings, thirdParties: { script, feed: null } });
  expect(html).toMatch(/<span[^>]*>Ad<\/span><\/span>$/);
});

test('the slot below a demo exists only where a feed has ads for it', () => {
  const demo = <AdSlot placement="demo" />;
  expect(render(demo)).toBe('');
  const feed = { script: null, feed: 'https://feed.example/ads.json' };
  expect(render(demo, { ...adSettings, thirdParties: feed })).toMatch(/data-under-demo/);
});
