import { expect } from './storyTest';
import preview from '../../.storybook/preview';
import type { Behavior } from './asOnPage';

const markup = `
<header><nav aria-label="Main"><a href="#a" aria-current="page">Home</a></nav></header>
<main>
  <h1>Orders</h1>
  <article><header>No banner</header><h2 hidden>Hidden</h2></article>
  <section><div role="heading" aria-level="3">Filters</div></section>
  <section aria-label="Results"></section>
  <button tabindex="2">First by its index</button>
  <button popovertarget="sort">Sort</button><div id="sort" popover>By name</div>
  <details><summary>More</summary><a href="#b">In the closed part</a></details>
  <label>Name <input required aria-describedby="hint" value="Ada"></label><p id="hint">As on the bill</p>
  <label>Code <input type="password" placeholder="Four digits"></label>
  <label><input type="checkbox" checked>Paid</label>
  <label><input type="radio" name="size">Small</label>
  <label><input type="radio" name="size">Large</label>
  <div role="tablist">
    <button role="tab" aria-selected="true">Open</button>
    <button role="tab" aria-selected="false" tabindex="-1">Done</button>
  </div>
  <button disabled>Disabled</button>
  <div inert aria-live="polite"><a href="#c">Inert</a></div>
  <div tabindex="0"></div>
  <span aria-hidden="true"><button>Covered</button></span>
  <button aria-pressed="mixed"></button>
  <iframe title="Demo" srcdoc="<a href=x>In the frame</a>"></iframe>
</main>
<p role="status">There from the start</p>
<p aria-live="polite"><span>Sent</span></p>
<dialog aria-label="Delete"><h2>Delete it?</h2><button>Yes</button></dialog>
`;

/** Speaks after 1 and 2 seconds, into the void after 3, and brings an alert after 4. */
const speak: Behavior = (root, { clock }) => {
  const [status, log] = root.querySelectorAll('p[role], p[aria-live]');
  clock.setTimeout(() => (status!.textContent = 'Copied'), 1000);
  clock.setTimeout(() => log!.append(' to you'), 2000);
  clock.setTimeout(() => (root.querySelector('[inert]')!.textContent = 'Nobody hears it'), 3000);
  clock.setTimeout(() => root.insertAdjacentHTML('beforeend', '<p role="alert">Lost</p>'), 4000);
};

const meta = preview.meta({
  title: 'Screen reader',
  tags: ['!dev', '!autodocs'],
  // Much of the sample is wrong on purpose.
  parameters: { behaviors: [speak], a11y: { test: 'off' } },
  render: () => <div dangerouslySetInnerHTML={{ __html: markup }} />,
});

export const EveryKind = meta.story({
  play: async ({ platform }) => {
    await platform.clock.advance(5000);
    await expect(await window.__workbench!.readScreen()).toEqual([
      'stops: button "First by its index"',
      'stops: link "Home", current page',
      'stops: button "Sort", collapsed',
      'stops: button "More", collapsed',
      'stops: textbox "Name", required, value "Ada", description "As on the bill"',
      'stops: password "Code"',
      'stops: checkbox "Paid", checked',
      'stops: radio "Small", not checked',
      'stops: tab "Open", selected',
      'stops: button "Covered", hidden from screen readers',
      'stops: button, no name, pressed mixed',
      'headings: level 1 "Orders"',
      'headings: level 3 "Filters"',
      'landmarks: banner',
      'landmarks: navigation "Main"',
      'landmarks: main',
      'landmarks: region "Results"',
      'landmarks: iframe "Demo", not read',
      'spoken: polite "Copied", at 1.0 s',
      'spoken: polite "to you", at 2.0 s',
      'spoken: assertive "Lost", at 4.0 s',
    ]);
  },
});

export const OpenDialog = EveryKind.extend({
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('dialog')!.showModal();
    await expect(await window.__workbench!.readScreen()).toEqual([
      'stops: button "Yes"',
      'headings: level 2 "Delete it?"',
      'landmarks: dialog "Delete"',
    ]);
  },
});

export const InertPage = EveryKind.extend({
  play: async () => {
    // As Storybook does on a phone, while the panels cover the story.
    document.body.inert = true;
    const lines = await window.__workbench!.readScreen();
    const { inert } = document.body;
    document.body.inert = false;
    await expect(lines).toContain('stops: link "Home", current page');
    await expect(inert).toBe(true);
  },
});
