import { expect, within } from 'storybook/test';
import { partsOf, type playAdSlot } from './playAdSlot';

export type AdStory = Parameters<typeof playAdSlot>[0] & { canvas: ReturnType<typeof within> };

/** The slot is there and shows nothing, to nobody. */
export async function nothingIsShown({ canvas, canvasElement }: AdStory): Promise<void> {
  await expect(canvas.queryByRole('group')).toBeNull();
  await expect(canvas.queryByRole('link')).toBeNull();
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(partsOf(canvasElement).slot).not.toHaveAttribute('data-ga-event-category');
}

/** What assistive technology is told of the ad. */
export const theAd = (canvas: AdStory['canvas']) =>
  within(canvas.getByRole('group', { name: 'Advertisement' }));

/** One card is shown and nothing beside it; returns its link. */
export async function oneAdIsShown({ canvas }: AdStory, name: RegExp): Promise<HTMLElement> {
  const link = theAd(canvas).getByRole('link', { name });
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  // The slot stands inside a paragraph.
  await expect(link.querySelectorAll(':not(span, img, strong)')).toHaveLength(0);
  return link;
}
