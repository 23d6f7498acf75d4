import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StyleCollector } from './StyleCollector';

function collect(element: React.ReactNode) {
  const collector = new StyleCollector();
  const html = renderToStaticMarkup(
    <CacheProvider value={collector.cache}>{element}</CacheProvider>,
  );
  return { html, css: [...collector.rules.values()] };
}

it('stores a rule once when it is the same in both directions', () => {
  const Box = styled('div')({ paddingBlock: 8, '&:hover': { color: 'red' } });
  const { html, css } = collect(<Box />);
  const [, name] = /class="(css-[^"]+)"/.exec(html)!;
  expect(css).toEqual([`.${name}{padding-block:8px;}.${name}:hover{color:red;}`]);
});

it('stores a rule for each direction when they differ, also in a media query', () => {
  const Box = styled('div')({ '@media (min-width:600px)': { marginLeft: 8 } });
  const { html, css } = collect(<Box />);
  const [, name] = /class="(css-[^"]+)"/.exec(html)!;
  expect(css).toEqual([
    `@media (min-width:600px){.${name}:where([dir=ltr] *){margin-left:8px;}}@media (min-width:600px){.${name}:where([dir=rtl] *){margin-right:8px;}}`,
  ]);
});

it('renders no style element into the markup', () => {
  const Box = styled('div')({ color: 'red' });
  expect(collect(<Box />).html).not.toContain('<style');
});
