import { expect, within } from 'storybook/test';

type Offer = 'filter' | 'sort';

/** A list shows the controls that its data source supports, and no others. */
export async function offersNoMoreThan(root: HTMLElement, offers: readonly Offer[]) {
  const canvas = within(root);
  const headers = await canvas.findAllByRole('columnheader');
  // Drawn when the header is pointed at, and out of the accessibility tree until then.
  await expect(headers.some((header) => header.querySelector('[aria-label=Sort]'))).toBe(
    offers.includes('sort'),
  );
  await expect(canvas.queryAllByRole('button', { name: 'Show filters' })).toHaveLength(
    offers.includes('filter') ? 1 : 0,
  );
}
