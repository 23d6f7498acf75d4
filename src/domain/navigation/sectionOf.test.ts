import { expect, it } from 'vitest';
import { sectionOf } from './menu';

const core = { path: '/toolpad/core/' };
const studio = { path: '/toolpad/studio/' };

it.each([
  ['/toolpad/studio', studio],
  ['/toolpad/studio/', studio],
  ['/toolpad/studio/concepts/theming/', studio],
  ['/toolpad/studios/', core],
  ['/toolpad/core/introduction/', core],
  ['/toolpad/', core],
  ['/', core],
])('%s', (pathname, section) => {
  expect(sectionOf(pathname, [core, studio], core)).toBe(section);
});
