import type { Page } from '@playwright/test';
import { defaultStyling, otherStylings, stylingFiles } from '../../src/domain/content/demoStylings';
import { demoNameOf, listSources } from '../../src/content/sources';
import { strings } from '../../src/domain/strings/strings';
import { rememberChoice, twoModes } from '../support/reader';
import { expect, test } from '../support/test';

const { demos, stylings } = listSources('docs');
const inThree = demos
  .filter((demo) => Object.keys(stylingFiles(demo)).every((other) => stylings.includes(other)))
  .map(demoNameOf);

/** Rounding of a subpixel, not a difference in a length. */
const tolerance = 1;

/** Buttons to click before all styles of a demo are visible. */
const opened: Record<string, string> = {
  DialogCustom: 'Hand over the bike',
  AccountUserDetails: 'Current User',
};

/** Position, size and colors of every visible element. */
async function drawn(page: Page, name: string) {
  await expect(page.locator('#demo[data-ready]')).toBeAttached();
  const button = opened[name];
  // Without a pointer, whose ripple would still spread.
  if (button)
    await page
      .getByRole('button', { name: button })
      .evaluate((element: HTMLElement) => element.click());
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that is called off, as by a popup that finds a better place, may be followed by another.
    while (document.getAnimations().length > 0)
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  return page.locator('body').evaluate((body) =>
    [...body.querySelectorAll('*')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const {
        color,
        backgroundColor,
        borderBlockStartColor,
        borderBlockStartStyle,
        fontSize,
        fontWeight,
      } = getComputedStyle(element);
      const border =
        borderBlockStartStyle === 'none'
          ? 'none'
          : `${borderBlockStartStyle} ${borderBlockStartColor}`;
      return [
        {
          box: [x, y, width, height],
          style: [
            element.localName === 'svg' ? '' : color,
            backgroundColor,
            border,
            fontSize,
            fontWeight,
          ].join(', '),
        },
      ];
    }),
  );
}

test('at least eight demos have three stylings', () => {
  expect(inThree.length).toBeGreaterThanOrEqual(8);
});

for (const name of inThree) {
  test(`${name} looks the same in its three stylings, in light and in dark right-to-left`, async ({
    page,
    context,
    baseURL,
  }) => {
    for (const preferences of twoModes) {
      await rememberChoice(page, preferences);
      const seen = [];
      for (const styling of [defaultStyling, ...otherStylings]) {
        await context.addCookies([
          { name: 'codeStyling', value: encodeURIComponent(styling), url: baseURL! },
        ]);
        await page.goto(`/toolpad/frames/${name}/`);
        seen.push(await drawn(page, name));
      }
      const [system, ...others] = seen;
      expect(system!.length).toBeGreaterThan(3);
      for (const [index, other] of others.entries()) {
        const which = `${otherStylings[index]}, ${preferences.mode}, ${preferences.direction}`;
        expect(
          other.map((element) => element.style),
          which,
        ).toEqual(system!.map((element) => element.style));
        const apart = other.flatMap(({ box }, place) =>
          box.map((length, side) => Math.abs(length - system![place]!.box[side]!)),
        );
        expect(Math.max(...apart), which).toBeLessThanOrEqual(tolerance);
      }
    }
  });
}

test('a chosen styling applies to the running demo at once and on the next visit', async ({
  page,
}) => {
  await page.goto('/toolpad/core/react-use-session/#SessionCustom');
  const figure = page.locator('figure#SessionCustom');
  await figure.scrollIntoViewIfNeeded();
  const label = figure.locator('iframe').contentFrame().getByText('Location');
  await expect(label).toHaveClass(/^css-|^MuiBox/);
  await figure.getByRole('button', { name: 'Tailwind' }).click();
  await expect(label).toHaveClass(/text-sm/);
  await page.reload();
  await figure.scrollIntoViewIfNeeded();
  await expect(label).toHaveClass(/text-sm/);
  await figure.getByRole('button', { name: 'CSS', exact: true }).click();
  await expect(label).toHaveClass('profile-secondary');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = async () => {
    await figure.getByRole('button', { name: strings['code.copy'] }).click();
    await expect(figure.getByRole('button', { name: strings['code.copied'] })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copy()).toMatch(
    /import '.\/SessionCustom.css';[^]*\n\/\* SessionCustom.css \*\/\n[^]*\.profile-secondary \{/,
  );
  await figure.getByRole('button', { name: strings['demo.edit'] }).click();
  await figure.locator('textarea').first().press('End');
  await page.keyboard.type('// Edited');
  await expect.poll(copy).toMatch(/\/\/ Edited[^]*\n\/\* SessionCustom.css \*\//);

  await page.getByRole('button', { name: strings['settings.title'] }).click();
  await expect(page.getByRole('radiogroup', { name: 'Code styling' })).toHaveAccessibleDescription(
    'Demos on this page with all three: 1 of 2.',
  );
});
