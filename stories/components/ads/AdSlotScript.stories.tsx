import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { adBehaviors, AdStage } from '../../kit/AdStage';
import { vendorScriptUrl } from '../../kit/createAdTestBed';
import { thirdPartyAds } from '../../kit/thirdPartyAds';
import { adStageArgs, adStageControls, playAdSlot, partsOf } from './playAdSlot';

/** The real loader of the third-party script. Each story provides the script, and the clock is fake. */
const meta = preview.meta({
  title: 'AdSlot script',
  component: AdStage,
  tags: ['network'],
  argTypes: adStageControls,
  args: adStageArgs,
  parameters: {
    behaviors: adBehaviors,
    platform: { ads: { network: 'real' } },
    faults: ['network'],
  },
});

const scriptThatShows = (what: keyof typeof thirdPartyAds) =>
  http.get(vendorScriptUrl, ({ request }) => {
    const ids = new URL(request.url).searchParams.toString();
    const code = `document.currentScript.dataset.ids = ${JSON.stringify(ids)}; document.currentScript.insertAdjacentHTML('afterend', ${JSON.stringify(thirdPartyAds[what])});`;
    return new HttpResponse(code, { headers: { 'content-type': 'text/javascript' } });
  });

export const Loads = meta.story({
  beforeEach({ msw }) {
    msw.use(scriptThatShows('ad'));
  },
  play: async (story) => {
    const { canvas, canvasElement, platform } = story;
    await playAdSlot(story, async ({ testBed, at, isIn }) => {
      await platform.clock.advance(0);
      const { host } = partsOf(canvasElement);
      await waitFor(() => expect(host.querySelector('#carbonads')).not.toBeNull());
      await at(500);
      await isIn('third-party, script');
      await expect(
        within(canvas.getByRole('group', { name: 'Advertisement' })).getByRole('link', {
          name: /Acme ships/,
        }),
      ).toBeVisible();
      await expect(document.querySelectorAll('script[src^="https://vendor.example"]')).toHaveLength(
        1,
      );
      await expect(host.querySelector('script')).toHaveProperty('async', true);
      await expect(host.querySelector('script')?.dataset.ids).toBe(
        'serve=SERVE&placement=PLACEMENT',
      );
      await at(14_500);
      await expect(testBed.polls).toHaveLength(2);
    });
  },
});

export const LoadsOnAPhoneDarkRightToLeft = Loads.extend({
  globals: { mode: 'dark', direction: 'rtl', viewport: { value: 'phone' } },
});

export const IsBlocked = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(vendorScriptUrl, () => HttpResponse.error()));
  },
  play: async (story) => {
    await playAdSlot(story, async ({ at, isIn }) => {
      await at(2999);
      await isIn('waiting');
      await at(3000);
      await isIn('in-house, blocked');
      await expect(
        story.canvas.getByRole('link', { name: /Dashboards in an afternoon/ }),
      ).toBeVisible();
    });
  },
});

export const HasNoInventory = meta.story({
  beforeEach({ msw }) {
    msw.use(scriptThatShows('no-inventory'));
  },
  play: async (story) => {
    await playAdSlot(story, async ({ at, isIn }) => {
      await story.platform.clock.advance(0);
      await waitFor(() =>
        expect(partsOf(story.canvasElement).host.querySelector('#carbonads')).not.toBeNull(),
      );
      await at(500);
      await isIn('in-house, no-inventory');
      await expect(story.canvas.queryByRole('link', { name: /Support the people/ })).toBeNull();
    });
  },
});
