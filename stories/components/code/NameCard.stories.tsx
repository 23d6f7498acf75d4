import { http, HttpResponse } from 'msw';
import preview from '../../../.storybook/preview';
import { CodeBlock } from '../../../src/components/CodeBlock/CodeBlock';
import { attachCodeBlock } from '../../../src/components/CodeBlock/CodeBlock.behavior';
import { NameCard } from '../../../src/components/NameCard/NameCard';
import { attachNameCard } from '../../../src/components/NameCard/NameCard.behavior';
import { caption } from '../../kit/docs';
import { expect, waitFor, type PlayContext } from '../../kit/storyTest';
import { sampleTs } from './sampleCode';

const page = '/toolpad/core/api/app-provider/';

/** A part of the published record. */
const record = {
  record: {
    name: 'AppProvider',
    imports: { subpath: "import { AppProvider } from '@toolpad/core/AppProvider';" },
    summary: { text: 'Gives the components below it a theme, a router and a session.' },
    props: [
      {
        name: 'navigation',
        anchor: 'app-provider-prop-navigation',
        required: true,
        type: { text: 'Navigation' },
        default: '[]',
        description: { text: 'What the side menu shows. It may be nested.' },
        past: [{ kind: 'added', version: '0.4.0' }],
      },
    ],
  },
  types: [
    {
      name: 'Navigation',
      kind: 'alias',
      anchor: 'navigation',
      declaration: { text: 'NavigationItem[]' },
    },
  ],
};

const linked = sampleTs
  .replace('{ AppProvider }', `{ <a href="${page}">AppProvider</a> }`)
  .replace(/(?<=>)Navigation(?=<)/, `<a href="${page}#navigation">Navigation</a>`)
  .replace(
    /(?<=>)navigation(?=<\/span>=)/,
    `<a href="${page}#app-provider-prop-navigation">$&</a>`,
  );

const meta = preview.meta({
  title: 'NameCard',
  tags: ['network', 'all-modes'],
  component: NameCard,
  parameters: { behaviors: [attachCodeBlock, attachNameCard], faults: ['network'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(`*${page.slice(0, -1)}.json`, () => HttpResponse.json(record))),
  render: () => (
    <>
      <CodeBlock language="tsx" html={linked} />
      <NameCard />
    </>
  ),
});

const cardOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[data-name-card]')!;

/** Rests on a name, long enough for the card to open. */
async function rest(name: string, { canvas, platform, userEvent }: PlayContext) {
  await userEvent.hover(canvas.getByRole('link', { name }));
  await platform.clock.advance(100);
}

async function opens(canvasElement: HTMLElement, text: string) {
  const card = cardOf(canvasElement);
  await waitFor(() => expect(card).toBeVisible());
  await expect(card.innerText.replace(/\s+/g, ' ')).toBe(text);
}

const ofProp =
  'navigation: Navigation requiredDefault []added in 0.4 What the side menu shows. Open the reference';

/** The pointer rests on a prop. */
export const OfAProp = meta.story({
  parameters: caption('The pointer rests on navigation, a prop.'),
  play: async (context) => {
    const { canvasElement, platform, step, userEvent } = context;
    await rest('navigation', context);
    await opens(canvasElement, ofProp);
    const card = cardOf(canvasElement);
    await step('the pointer can move onto it, and press there', async () => {
      await userEvent.hover(card);
      await platform.clock.advance(1000);
      await userEvent.click(card);
      await expect(card).toBeVisible();
    });
  },
});

OfAProp.test('it closes when the pointer is elsewhere, and on Escape', async (context) => {
  const { canvas, canvasElement, platform, userEvent } = context;
  const card = cardOf(canvasElement);
  await userEvent.hover(canvas.getByRole('group'));
  await platform.clock.advance(1000);
  await expect(card).not.toBeVisible();
  await rest('Navigation', context);
  await waitFor(() => expect(card).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await expect(card).not.toBeVisible();
});

export const OfAComponent = meta.story({
  parameters: caption('The pointer rests on AppProvider, a component.'),
  play: async (context) => {
    await rest('AppProvider', context);
    await opens(
      context.canvasElement,
      "import { AppProvider } from '@toolpad/core/AppProvider'; Gives the components below it a theme, a router and a session. Open the reference",
    );
  },
});

/** The names of a block are one stop of the Tab key, and arrows lead from one to the next. */
export const ByKeyboard = meta.story({
  parameters: caption('The focus is on Navigation, a type.'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const type = canvas.getByRole('link', { name: 'Navigation' });
    canvas.getByRole('link', { name: 'AppProvider' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(type).toHaveFocus();
    await opens(canvasElement, 'Navigation = NavigationItem[] Open the reference');
    await expect(type).toHaveAccessibleDescription(/^Navigation = NavigationItem\[\]/);
  },
});

ByKeyboard.test('the Tab key leaves the names', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'navigation' })).not.toHaveFocus();
  await expect(canvasElement.querySelector('[data-name-card] a')).not.toHaveFocus();
});

/** A finger stays on a name; a tap follows the link. */
export const ByTouch = meta.story({
  globals: { viewport: { value: 'phone' }, mode: 'dark' },
  parameters: caption('A finger stays on navigation.'),
  play: async ({ canvas, canvasElement, platform, userEvent }) => {
    const name = canvas.getByRole('link', { name: 'navigation' });
    const followed: boolean[] = [];
    const controller = new AbortController();
    const note = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    canvasElement.addEventListener('click', note, { signal: controller.signal });
    await userEvent.pointer({ keys: '[TouchA]', target: name });
    await platform.clock.advance(1000);
    await expect(followed).toEqual([true]);
    await userEvent.pointer({ keys: '[TouchA>]', target: name });
    await platform.clock.advance(1000);
    await opens(canvasElement, ofProp);
    await userEvent.pointer({ keys: '[/TouchA]', target: name });
    // Other stories are rendered into the same element.
    controller.abort();
    await expect(followed).toEqual([true, false]);
    await expect(cardOf(canvasElement)).toBeVisible();
  },
});

/** The record does not load, such as offline. The name leads to its page all the same. */
export const NotLoaded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get('*.json', () => new HttpResponse(null, { status: 503 }))),
  play: async (context) => {
    await rest('navigation', context);
    await opens(
      context.canvasElement,
      'What the reference says could not be loaded. The name still leads there. Open the reference',
    );
  },
});
