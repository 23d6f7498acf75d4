import { expect, test } from 'vitest';
import { apiRowId } from './ApiRow';

test.each([
  ['slots', 'props-slots'],
  ['aria-label', 'props-aria-label'],
  ['spec.options', 'props-spec-options'],
  ['*', 'props--'],
])('%s', (name, id) => expect(apiRowId('props', name)).toBe(id));
