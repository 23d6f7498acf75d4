import { expect, test } from 'vitest';
import { releaseDays } from './releaseDays';

test('the day below the heading of each version', () => {
  const log =
    '# Changelog\n\n## v0.13.0\n\n_Mar 11, 2025_\n\n- a\n\n## v0.12.1\n\n- b\n\n## v0.12.0\n\n_Jan 10, 2025_\n';
  expect(releaseDays(log)).toEqual({ '0.13.0': '2025-03-11', '0.12.0': '2025-01-10' });
});
