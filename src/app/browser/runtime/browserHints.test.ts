import { expect, test } from 'vitest';
import { isFastConnection } from './browserHints';

test.each([
  [{}, true],
  [{ connection: {} }, true],
  [{ connection: { saveData: false, effectiveType: '4g' } }, true],
  [{ connection: { saveData: true, effectiveType: '4g' } }, false],
  [{ connection: { effectiveType: '3g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
])('with %j: %s', (navigator, isFast) => expect(isFastConnection(navigator)).toBe(isFast));
