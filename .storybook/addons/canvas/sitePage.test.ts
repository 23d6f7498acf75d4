import { expect, it } from 'vitest';
import { sitePageOf } from './sitePage';

const pages = {
  Ad: { title: 'Installation', href: '/x/installation/#Basic' },
  'Demos/Page Container/PageContainerActions': { title: 'Page Container', href: '/x/#actions' },
  'Demos/Page Container/PageContainerPlayground': { title: 'Page Container', href: '/x/#play' },
};
const anchorOf = (id: string, title: string) =>
  sitePageOf(pages, { title, id: `demos-${id}` }, {})?.href.split('#')[1];

it('leads to a place with the component, in mode and direction of the story', () => {
  const globals = { mode: 'dark', direction: 'rtl', density: undefined };
  const pageOf = (title: string) => sitePageOf(pages, { title, id: 'a--b' }, globals);
  expect(pageOf('Advertising/Ad feed')).toEqual({
    title: 'Installation',
    href: '/x/installation/?mode=dark&direction=rtl#Basic',
  });
  expect(pageOf('Foundations/Icon')).toBeUndefined();
  expect(pageOf('Pages/Doc page')).toBeUndefined();
});

it.each([
  ['page-container-pagecontaineractions--as-opened', 'PageContainerActions', 'actions'],
  ['page-container-interactions--actions-range-changed', 'Interactions', 'actions'],
  ['page-container-interactions--actions-opened:closes-again', 'Interactions', 'actions'],
  ['page-container-playground--playground', 'Playground', 'play'],
  ['page-container-interactions--others', 'Interactions', undefined],
])('leads from %s to its demo', (id, name, anchor) =>
  expect(anchorOf(id, `Demos/Page Container/${name}`)).toBe(anchor),
);
