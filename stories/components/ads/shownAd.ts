import { expect, within } from 'storybook/test';
import { partsOf, type playAdSlot } from './playAdSlot';

export type AdStory = Parameters<typeof playAdSlot>[0] & { canvas: ReturnType<typeof within> };

/** The slot is empty, also for assistive technology. */
export async function nothingIsShown({ canvas, canvasElement }: AdStory): Promise<void> {
  await expect(canvas.queryByRole('group')).toBeNull();
  await expect(canvas.queryByRole('link')).toBeNull();
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(partsOf(canvasElement).slot).not.toHaveAttribute('data-ga-event-category');
}

/** Accessible name of the ad. */
export const theAd = (canvas: AdStory['canvas']) =>
  within(canvas.getByRole('group', { name: 'Advertisement' }));

/** Exactly one card is shown; returns its link. */
export async function oneAdIsShown({ canvas }: AdStory, name: RegExp): Promise<HTMLElement> {
  const link = theAd(canvas).getByRole('link', { name });
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  // The slot is inside a paragraph.
  await expect(link.querySelectorAll(':not(span, img, strong)')).toHaveLength(0);
  return link;
}
