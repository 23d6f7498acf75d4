import { expect, within } from 'storybook/test';
import { partsOf, type playAdSlot } from './playAdSlot';

export type AdStory = Parameters<typeof playAdSlot>[0] & { canvas: ReturnType<typeof within> };

/** The slot is empty, also for assistive technology. A demo above it is a group with links. */
export const nothingIsShown = async ({ canvas, canvasElement, step }: AdStory): Promise<void> =>
  step('The slot is empty', async () => {
    const { slot } = partsOf(canvasElement);
    const place = slot.matches('[data-under-demo]') ? within(slot) : canvas;
    for (const role of ['group', 'link', 'img']) await expect(place.queryByRole(role)).toBeNull();
    await expect(slot).not.toHaveAttribute('data-ga-event-category');
  });

/** Accessible name of the ad. */
export const theAd = (canvas: AdStory['canvas']) =>
  within(canvas.getByRole('group', { name: 'Advertisement' }));

/** Exactly one card is shown; returns its link. */
export async function oneAdIsShown({ canvas, step }: AdStory, name: RegExp): Promise<HTMLElement> {
  const ad = () => theAd(canvas).getByRole('link', { name });
  await step(`One ad is shown: ${name.source}`, async () => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(ad()).toHaveAttribute('target', '_blank');
    await expect(ad()).toHaveAttribute('rel', 'noopener sponsored');
    // The slot is inside a paragraph.
    await expect(ad().querySelectorAll(':not(span, img, strong)')).toHaveLength(0);
  });
  return ad();
}
