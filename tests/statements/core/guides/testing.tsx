import { expect } from 'vitest';
import { complaintsOf, show, statementsOf } from '../../kit';

const test = statementsOf('core/guides/testing');

test('"Encountered a script tag while rendering React component" appears once in every test file with React 19.', async () => {
  const both = await complaintsOf(() => [show('Text'), show('Text')]);
  // All fixtures share a page, as the tests of a file do: an earlier one may have had it.
  expect(both.match(/script tag/g)?.length ?? 0).toBeLessThan(2);
  expect(document.querySelectorAll('body script:not([src])').length).toBeGreaterThan(0);
});
