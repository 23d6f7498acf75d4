import { expect, it } from 'vitest';
import { demoFiles } from './demoFiles';

it('gives each demo the stylings that it has', () => {
  const demos = ['a/demos/One.tsx', 'b/demos/Three.tsx'];
  const stylings = ['b/demos/Three.css.tsx', 'b/demos/Three.tailwind.tsx'];
  expect(demoFiles('/docs', { demos, stylings, pages: [], menus: [], modules: [] })).toEqual({
    One: { 'MUI System': '/docs/a/demos/One.tsx' },
    Three: { 'MUI System': '/docs/b/demos/Three.tsx', Tailwind: '/docs/b/demos/Three.tailwind.tsx', CSS: '/docs/b/demos/Three.css.tsx' },
  });
});
