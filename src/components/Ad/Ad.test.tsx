import { ThemeProvider } from '@mui/system';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noThirdParties, type AdSettings } from '../../domain/ads/adConfig';
import { createDocsTheme } from '../../theme/createDocsTheme';
import { Ad, AdProvider } from './Ad';
import { fillText, placeholder } from './Ad.behavior';

const adSettings: AdSettings = {
  enabled: true,
  GADisplayRatio: 0,
  thirdParties: noThirdParties,
  source: 'house',
  houseAds: [null],
  base: '/',
  templates: '',
  labels: { 'advertising.name': '', 'advertising.about': '' },
};

test('outside its provider the error names the missing provider', () => {
  expect(() => renderToString(<Ad />)).toThrow(/no AdProvider above it.*<AdProvider/);
});

const render = (element: React.ReactElement, config = adSettings) =>
  renderToString(
    <ThemeProvider theme={createDocsTheme()}>
      <AdProvider config={config}>{element}</AdProvider>
    </ThemeProvider>,
  ).replace(/<style.*?<\/style>/g, '');

test('the built page holds the empty box with its settings, in spans alone', () => {
  const html = render(<Ad />);
  expect(html).toMatch(
    /^<span [^>]*data-placement="{&quot;[^>]*><span class="[^"]+"><\/span><\/span>$/,
  );
});

test('an ad of a script is labelled', () => {
  const html = render(<Ad />, { ...adSettings, source: 'script' });
  expect(html).toMatch(/<span[^>]*>Ad<\/span><\/span>$/);
});

test('the box below a demo exists only where a feed has ads for it', () => {
  const demo = <Ad placement="demo" />;
  expect(render(demo)).toBe('');
  const feed = { script: null, feed: 'https://feed.example/ads.json' };
  expect(render(demo, { ...adSettings, thirdParties: feed })).toMatch(/data-under-demo/);
});

test('a template with a text: replaces placeholders, unknown ones by nothing', () => {
  expect(
    fillText(`${placeholder('name')}: by ${placeholder('poweredby')}${placeholder('dark')}`, {
      name: 'Acme',
      poweredby: 'MUI',
    }),
  ).toBe('Acme: by MUI');
});

test('a template does not replace placeholders inside values', () => {
  expect(
    fillText(placeholder('name'), { name: '{{link}} $& $1', link: 'https://acme.example/' }),
  ).toBe('{{link}} $& $1');
});
