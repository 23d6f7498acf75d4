import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { elsewhere, everyComponent } from './everyComponent';

test('every component with styles has an example, or is named as one that is elsewhere', () => {
  const folders = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .filter((file) => readFileSync(path.join('src/components', file), 'utf8').includes('= styled('))
    .map((file) => path.dirname(file));
  expect([...Object.keys(everyComponent), ...elsewhere].sort()).toEqual(
    [...new Set(folders)].map((name) => `Docs${name}`).sort(),
  );
});
