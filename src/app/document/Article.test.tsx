import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Block } from '../../content/PageRecord';
import { Article } from './Article';
import { htmlBlock } from './systemPages';

const end = <span>end</span>;
const title = htmlBlock('h1', 'Title');
const below = htmlBlock('h2', 'Below');

const html = (blocks: Block[]) => renderToStaticMarkup(<Article blocks={blocks} leadEnd={end} />);

it('renders content at the end of the lead paragraph', () => {
  expect(
    html([title, htmlBlock('p', 'The <em>lead</em>', { className: 'description' }), below]),
  ).toBe(
    '<h1>Title</h1><p class="description"><span>The <em>lead</em></span><span>end</span></p><h2>Below</h2>',
  );
});

it('renders it in a lead paragraph with a component, too', () => {
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

it('renders it below the title without a lead paragraph', () => {
  expect(html([title, below])).toBe(
    '<h1>Title</h1><p class="description"><span>end</span></p><h2>Below</h2>',
  );
});

it('renders nothing without content', () => {
  expect(renderToStaticMarkup(<Article blocks={[title, below]} />)).toBe(
    '<h1>Title</h1><h2>Below</h2>',
  );
});
