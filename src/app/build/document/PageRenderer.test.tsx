import styled from '@emotion/styled';
import { expect, it } from 'vitest';
import { PageRenderer } from './PageRenderer';

const Box = styled('div')({ inset: 0, '& > .made-later': { color: 'red' } });
const Other = styled('p')({ top: 0 });

it('has the rules of the classes in a document, each once, and no style element', () => {
  const renderer = new PageRenderer();
  const html = renderer.render([<Box key="1" />, <Box key="2" />]);
  renderer.render(<Other />);
  const [, name] = /class="(d-[^"]+)"/.exec(html)!;
  expect(html).not.toContain('<style');
  expect(renderer.cssOf(html)).toBe(`.${name}{inset:0}.${name}>.made-later{color:red}`);
});

it('has the rules of a document whose parts were rendered before', () => {
  const renderer = new PageRenderer();
  const css = () => renderer.cssOf(renderer.render(<Box />));
  expect(css()).toBe(css());
});
