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

it('stores the rules of a class once, without prefixes', () => {
  const Box = styled('div')({ userSelect: 'none', '&:hover': { color: 'red' } });
  const { html, css } = collect([<Box key="1" />, <Box key="2" />]);
  const [, name] = /class="(css-[^"]+)"/.exec(html)!;
  expect(css).toEqual([`.${name}{user-select:none;}.${name}:hover{color:red;}`]);
});

it('renders no style element into the markup', () => {
  const Box = styled('div')({ color: 'red' });
  expect(collect(<Box />).html).not.toContain('<style');
});
