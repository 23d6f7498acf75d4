import type { Browser, Page } from '@playwright/test';
import { pageKinds } from '../../scripts/checks/pageKinds';
import { strings } from '../../src/domain/strings/strings';
import { axeViolations } from '../support/axe';
import { desktop, phone, textPage } from '../support/site';
import { expect, test as base } from '../support/test';
import { wcag } from '../support/wcag';
import {
  cutTexts,
  inspectPage,
  missingParts,
  movingParts,
  prepare,
  textSizes,
  unneededListeners,
  useControls,
  type Problems,
} from './inspectPage';

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`;

/** Runs a function with a style sheet on the page. */
async function withStyle<T>(page: Page, css: string, run: () => Promise<T>): Promise<T> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const result = await run();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return result;
}

/** Texts under the spacing of a person, at 200 % and at 400 %: a window of half and of a quarter. */
async function resizeTexts(page: Page): Promise<Problems> {
  const cut = new Set(await page.evaluate(cutTexts));
  const newlyCut = async () => (await page.evaluate(cutTexts)).filter((text) => !cut.has(text));
  const spaced = await withStyle(page, spacing, newlyCut);
  const sizes = new Map(await page.evaluate(textSizes));
  await page.setViewportSize({ width: desktop.width / 2, height: desktop.height / 2 });
  const zoomed = await newlyCut();
  await page.setViewportSize({ width: desktop.width / 4, height: desktop.height / 4 });
  const small = (await page.evaluate(textSizes)).filter(
    ([text, size]) => size * 4 < (sizes.get(text) ?? 0) * 2,
  );
  await page.setViewportSize(desktop);
  return { '1.4.12': spaced, '1.4.4': [...zoomed, ...small.map(([text]) => text)] };
}

/** The first stop skips what pages repeat. */
async function skipToContent(page: Page) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const reached = await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 100));
  const isInside = await page.evaluate(() => Boolean(document.activeElement!.closest('main')));
  return isInside ? [] : [reached];
}

/** Keys that write a character and do something else outside of a field. */
async function findCharacterKeys(page: Page) {
  const found: string[] = [];
  const keys = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
  // The last one, as it opens the search.
  for (const key of [...keys.filter((one) => one !== '/'), '/']) {
    const before = await page.evaluate(() => window.stateOfPage());
    await page.keyboard.press(key);
    if ((await page.evaluate(() => window.stateOfPage())) !== before) found.push(key);
  }
  await page.keyboard.press('Escape');
  return found;
}

/** Rests on a button, moves the pointer slowly over its tooltip, and presses Escape. */
async function hoverTooltip(page: Page) {
  const button = page.locator('header [data-tip]:visible').last();
  const isShown = () =>
    button.evaluate((element) => getComputedStyle(element, '::after').visibility === 'visible');
  await button.hover();
  await expect.poll(isShown).toBe(true);
  const { x, y, width, height } = (await button.boundingBox())!;
  for (let below = -1; below < 12; below += 1)
    await page.mouse.move(x + width / 2, y + height + below);
  const staysUnderPointer = await isShown();
  await button.hover();
  await expect.poll(isShown).toBe(true);
  await page.keyboard.press('Escape');
  const closes = !(await isShown());
  await page.mouse.move(1, 400);
  return [
    ...(staysUnderPointer ? [] : ['The pointer cannot move onto the tooltip']),
    ...(closes ? [] : ['Escape leaves the tooltip open']),
  ];
}

/** Tabs from the start of a page to its end. */
async function tabThrough(page: Page): Promise<Problems> {
  const stops = await page.evaluate(() => {
    const order: Element[] = [];
    Object.assign(window, { order });
    addEventListener('focusin', ({ target }) => order.push(target as Element));
    return document.querySelectorAll('a, button, input, summary, [tabindex]').length;
  });
  let isAtEnd = false;
  for (let press = 0; press < stops + 2 && !isAtEnd; press += 1) {
    await page.keyboard.press('Tab');
    isAtEnd = press > 0 && (await page.evaluate(() => document.activeElement === document.body));
  }
  const backward = await page.evaluate(() => {
    const { order } = window as unknown as { order: Element[] };
    return order
      .filter(
        (stop, index) =>
          index > 0 &&
          order[index - 1]!.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING,
      )
      .map(({ outerHTML }) => outerHTML);
  });
  return { '2.1.2': isAtEnd ? [] : ['The Tab key does not reach the end'], '2.4.3': backward };
}

/** A copy button says what it did, and keeps the focus. */
async function copyCode(page: Page) {
  const button = page.locator('main [data-copy="code"]:visible').first();
  await button.click();
  const said = page.locator('[aria-live], [role=status]', { hasText: strings['code.copied'] });
  const isAnnounced = await said
    .first()
    .waitFor({ state: 'attached', timeout: 5000 })
    .catch(() => false);
  const keepsFocus = await button.evaluate((element) => element === document.activeElement);
  return isAnnounced !== false && keepsFocus ? [] : ['Nothing says that the code is copied'];
}

/** What is wrong with a page of each kind, each opened once. */
async function inspectKinds(browser: Browser): Promise<Problems> {
  const context = await browser.newContext({
    baseURL: process.env.SITE_URL,
    viewport: desktop,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(prepare);
  await context.route('**/frames/*/', (route) => route.fulfill({ contentType: 'text/html' }));
  const page = await context.newPage();
  const found: Problems = {};
  for (const address of Object.values(pageKinds)) {
    const add = (problems: Problems) => {
      for (const [criterion, list] of Object.entries(problems))
        (found[criterion] ??= []).push(...list.map((one) => `${address}: ${one}`));
    };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(address);
    add(await page.evaluate(movingParts));
    add(await page.evaluate(unneededListeners));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    add({ '2.4.1': await skipToContent(page) });
    const small = await axeViolations(page, 'html', { only: ['target-size'] });
    add({ '2.5.8': small.flatMap(({ where }) => where) });
    add(await page.evaluate(inspectPage));
    if (address === textPage) {
      add(await tabThrough(page));
      add({ '1.4.13': await hoverTooltip(page) });
      add({ '2.1.4': await findCharacterKeys(page) });
      add({ '4.1.3': await copyCode(page) });
    }
    add(await resizeTexts(page));
    for (const size of [phone, { width: phone.height, height: phone.width }]) {
      await page.setViewportSize(size);
      add({ '1.3.4': await page.evaluate(missingParts) });
    }
    await page.setViewportSize(desktop);
    add(await page.evaluate(useControls));
  }
  await context.close();
  return found;
}

/** What a page of each kind is checked for, by the criterion. */
const criteria = {
  '1.3.2 Meaningful Sequence': 'nothing is shown before what it follows',
  '1.3.4 Orientation': 'both orientations of a phone show bar, heading and content',
  '1.3.5 Identify Input Purpose': 'fields about the user have autocomplete',
  '1.4.4 Resize Text': 'no text is cut off at 200 %, and each reaches twice its size',
  '1.4.11 Non-text Contrast': 'fields and icons have a contrast of 3:1',
  '1.4.12 Text Spacing': 'no text is cut off with more space between lines, words and letters',
  '1.4.13 Content on Hover or Focus': 'the pointer can rest on a tooltip, and Escape closes it',
  '2.1.1 Keyboard': 'what has a pointer cursor takes the focus',
  '2.1.2 No Keyboard Trap': 'the focus leaves each stop, in both directions',
  '2.1.4 Character Key Shortcuts': 'only the slash is a shortcut',
  '2.2.2 Pause, Stop, Hide': 'nothing moves for more than 5 s',
  '2.3.1 Three Flashes or Below Threshold': 'nothing flashes',
  '2.4.1 Bypass Blocks': 'the first stop leads into the content',
  '2.4.3 Focus Order': 'the focus follows the order that is shown',
  '2.4.11 Focus Not Obscured (Minimum)': 'no stop is hidden below the bar or in a box',
  '2.5.1 Pointer Gestures': 'nothing listens to gestures',
  '2.5.2 Pointer Cancellation': 'a press that ends elsewhere changes nothing',
  '2.5.3 Label in Name': 'names contain the visible label',
  '2.5.4 Motion Actuation': 'nothing listens to motion',
  '2.5.7 Dragging Movements': 'nothing is dragged',
  '2.5.8 Target Size (Minimum)': 'targets are 24 px high and wide, or have room around them',
  '3.2.1 On Focus': 'the focus opens nothing',
  '3.2.2 On Input': 'a change of a field changes nothing else',
  '4.1.3 Status Messages': 'a copy button announces what it did',
};

/** Known gaps, as `docs/accessibility.mdx` has them. */
const knownGaps: Problems = { '2.1.4': [`${textPage}: /`] };

const test = base.extend<object, { problems: Problems }>({
  problems: [
    async ({ browser }, use) => use(await inspectKinds(browser)),
    { scope: 'worker', timeout: 90_000 },
  ],
});

// In one worker, which visits the pages once.
test.describe.configure({ mode: 'default' });
for (const [criterion, title] of Object.entries(criteria))
  test(`on a page of each kind, ${title}`, wcag(criterion), ({ problems }) => {
    const [number = ''] = criterion.split(' ');
    expect(problems[number] ?? []).toEqual(knownGaps[number] ?? []);
  });
