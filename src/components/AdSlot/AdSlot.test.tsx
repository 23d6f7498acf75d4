import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdProvider, useAdConfig } from './AdProvider';
import { AdSlot } from './AdSlot';

test('outside its provider the error names the missing provider', () => {
  expect(() => renderToString(<AdSlot />)).toThrow(/no AdProvider above it.*<AdProvider/);
});

function Reader() {
  const { GADisplayRatio, enabled, base } = useAdConfig();
  return `${GADisplayRatio} ${enabled} ${base}`;
}

test('what the configuration does not say is as by default', () => {
  const read = (config?: object) =>
    renderToString(<AdProvider config={config}>{<Reader />}</AdProvider>);
  expect(read()).toBe('0.1 true /');
  expect(read({ GADisplayRatio: 0.5, base: '/toolpad/' })).toBe('0.5 true /toolpad/');
});

test('the built page holds the empty room, made of spans alone', () => {
  const html = renderToString(
    <AdProvider>
      <AdSlot />
    </AdProvider>,
  ).replace(/<style.*?<\/style>/g, '');
  expect(html).toMatch(/^<span class="[^"]+"><span class="[^"]+"><\/span><\/span>$/);
});
