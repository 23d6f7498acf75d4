import { expect, it } from 'vitest';
import { sitePageOf } from './sitePage';

const pages = { Ad: { title: 'Installation', href: '/x/installation/' } };

it('leads to a page with the component, in mode and direction of the story', () => {
  const globals = { mode: 'dark', direction: 'rtl', density: undefined };
  expect(sitePageOf(pages, 'Advertising/Ad feed', globals)).toEqual({
    title: 'Installation',
    href: '/x/installation/?mode=dark&direction=rtl',
  });
  expect(sitePageOf(pages, 'Foundations/Icon', globals)).toBeUndefined();
  expect(sitePageOf(pages, 'Pages/Doc page', globals)).toBeUndefined();
});
