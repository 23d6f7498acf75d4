import { expect, it } from 'vitest';
import { favicon } from './drawings';

it('shows the mark in the colors of the tile, or the first letter of the name', () => {
  const mark =
    '<svg viewBox="0 0 9 9"><path fill="currentColor"/><path fill="var(--accent)"/></svg>';
  expect(favicon({ name: 'Docs', mark })).toContain(
    '<path fill="#fff"/><path fill="#fff" fill-opacity=".65"/>',
  );
  expect(favicon({ name: 'étude' })).toContain('fill="#fff">É</text>');
  expect(favicon({ name: '& Sons' })).toContain('>&amp;</text>');
});
