import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Block } from '../../content/PageRecord';
import { Article } from './Article';
import { htmlBlock } from './systemPages';

const end = <span>end</span>;
const title = htmlBlock('h1', 'Title');
const below = htmlBlock('h2', 'Below');

const html = (blocks: Block[]) => renderToStaticMarkup(<Article blocks={blocks} leadEnd={end} />);

it('puts something at the end of the lead paragraph', () => {
  expect(
    html([title, htmlBlock('p', 'The <em>lead</em>', { className: 'description' }), below]),
  ).toBe(
    '<h1>Title</h1><p class="description"><span>The <em>lead</em></span><span>end</span></p><h2>Below</h2>',
  );
});

it('also of one that holds a component', () => {
  const lead: Block = {
    kind: 'element',
    tag: 'p',
    attributes: { className: 'description' },
    children: ['The ', htmlBlock('em', 'lead')],
  };
  expect(html([title, lead])).toBe(
    '<h1>Title</h1><p class="description">The <em>lead</em><span>end</span></p>',
  );
});

it('below the title of a page without one', () => {
  expect(html([title, below])).toBe(
    '<h1>Title</h1><p class="description"><span>end</span></p><h2>Below</h2>',
  );
});

it('leaves a page without an end as it is', () => {
  expect(renderToStaticMarkup(<Article blocks={[title, below]} />)).toBe(
    '<h1>Title</h1><h2>Below</h2>',
  );
});
