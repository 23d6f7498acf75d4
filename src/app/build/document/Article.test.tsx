import { expect, it } from 'vitest';
import { componentBlock, elementBlock, htmlBlock } from '../../../content/blocks';
import type { Block } from '../../../content/PageRecord';
import { Article } from './Article';
import { PageRenderer } from './PageRenderer';

const h2 = (title: string) => htmlBlock('h2', title);
const title = htmlBlock('h1', 'Title');

/** A list whose second item has code in it. */
const listWithCode = elementBlock('ul', [
  htmlBlock('li', 'One'),
  elementBlock('li', ['Two', componentBlock('CodeBlock', { language: 'ts', html: 'a' })]),
]);

/** The tags of the article's blocks, and `ad`. */
const tags = (blocks: Block[], ad?: React.ReactNode) =>
  [
    ...new PageRenderer()
      .render(<Article blocks={blocks} ad={ad} />)
      .matchAll(/<(h1|h2|p|ul|i)\b/g),
  ].map(([, tag]) => (tag === 'i' ? 'ad' : tag));

it('renders the ad below the first code, in a list too', () => {
  expect(tags([title, h2('One'), h2('Two'), listWithCode, h2('Three')], <i />).slice(-2)).toEqual([
    'ad',
    'h2',
  ]);
});

it('renders no ad on a page without ads', () => {
  expect(tags([title, h2('One'), h2('Two')])).toEqual(['h1', 'h2', 'h2']);
});
