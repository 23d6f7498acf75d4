import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { defaultContentDir } from '../../src/app/paths';
import { splitPreview } from '../../src/content/demoPreview';

const read = (file: string) =>
  readFileSync(path.join(defaultContentDir, 'studio/how-to-guides', file), 'utf8');

test('the cube of the guide is the one that runs on its page', () => {
  const demo = splitPreview(read('demos/RotatingCube.tsx')).text;
  const component = /^interface CubeProps[^]*(?=^const colors)/m.exec(demo)![0];
  expect(read('cube-component.mdx')).toContain(component);
});
