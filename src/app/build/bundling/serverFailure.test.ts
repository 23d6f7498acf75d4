import { expect, it } from 'vitest';
import { serverFailure } from './serverFailure';

it('names the line of the demo, and the way out', () => {
  const cause = Object.assign(new ReferenceError('window is not defined'), {
    stack:
      'ReferenceError: window is not defined\n    at Part (/x/docs/a/demos/Part.tsx:12:7)\n    at y (/y.mjs:1:1)',
  });
  expect(serverFailure(new Error('Part', { cause }))).toMatch(
    /^\/x\/docs\/a\/demos\/Part\.tsx:12: The demo Part cannot be rendered on a server: window is not defined\. Read /,
  );
  expect(serverFailure(new Error('Part', { cause: 'no' }))).toMatch(
    /^The demo Part .*: no\. Read /,
  );
});
