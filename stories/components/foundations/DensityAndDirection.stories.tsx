import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import {
  alwaysLarge,
  everyComponent,
  leftToRight,
  notDense,
  type SampleName,
} from '../shared/everyComponent';

const names = Object.keys(everyComponent) as SampleName[];

const elementsIn = (root: Element) => [...root.querySelectorAll('*')];

const heightIn = (root: Element) =>
  elementsIn(root).reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);

/** Where the content of each element starts, text included. */
const startsIn = (root: Element) =>
  elementsIn(root).map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  });

const Sample = ({ name }: { name: SampleName }) => <div data-sample="">{everyComponent[name]}</div>;

/**
 * Every component in dense spacing. Each story compares its height with the usual spacing, and its layout from right
 * to left.
 */
const meta = preview.meta({
  title: 'Density and direction',
  tags: ['!dev', '!autodocs'],
  component: Sample,
  args: { name: 'DocsCallout' as SampleName },
  argTypes: { name: { control: 'select', options: names } },
  play: async ({ canvasElement, args: { name }, step }) => {
    const sample = canvasElement.querySelector<HTMLElement>('[data-sample]')!;
    // A message about a load failure hides what could not load.
    const all = (selector: string) =>
      sample.querySelectorAll<HTMLElement>(`${selector}:not([data-load-failure])`);
    for (const hidden of all('[hidden]')) hidden.hidden = false;
    // The bar of a page has no room for the content of its menus.
    if (name !== 'DocsPageShell') for (const panel of all('[popover]')) panel.popover = null;
    for (const fold of sample.querySelectorAll('details')) fold.open = true;
    sample.querySelector<HTMLElement>('[data-moved-to]')?.style.setProperty('display', 'block');

    const height = heightIn(sample);
    sample.dataset.density = 'dense';
    const isSame = notDense.includes(name) || alwaysLarge.includes(name);
    await step(isSame ? 'Dense: as tall as before' : 'Dense: less tall', () =>
      isSame
        ? expect(heightIn(sample)).toBe(height)
        : expect(heightIn(sample)).toBeLessThan(height),
    );
    const isCode = leftToRight.includes(name);
    const starts = startsIn(sample);
    sample.dir = 'rtl';
    await step(isCode ? 'Right to left: as before' : 'Right to left: mirrored', () =>
      isCode
        ? expect(startsIn(sample)).toEqual(starts)
        : expect(startsIn(sample)).not.toEqual(starts),
    );
    // It stays dense, for its picture.
    sample.removeAttribute('dir');
  },
});

export const Ad = meta.story({ args: { name: 'DocsAd' } });
export const ApiTable = meta.story({ args: { name: 'DocsApiTable' } });
export const BackToTop = meta.story({ args: { name: 'DocsBackToTop' } });
export const Band = meta.story({ args: { name: 'DocsBand' } });
export const BarButton = meta.story({ args: { name: 'DocsBarButton' } });
export const Breadcrumbs = meta.story({ args: { name: 'DocsBreadcrumbs' } });
export const Callout = meta.story({ args: { name: 'DocsCallout' } });
export const CodeBlock = meta.story({ args: { name: 'DocsCodeBlock' } });
export const CodeVariantSwitcher = meta.story({ args: { name: 'DocsCodeVariantSwitcher' } });
export const Columns = meta.story({ args: { name: 'DocsColumns' } });
export const CopyButton = meta.story({ args: { name: 'DocsCopyButton' } });
export const DemoFrame = meta.story({ args: { name: 'DocsDemoFrame' } });
export const Feedback = meta.story({ args: { name: 'DocsFeedback' } });
export const ImportRow = meta.story({ args: { name: 'DocsImportRow' } });
export const Legend = meta.story({ args: { name: 'DocsLegend' } });
export const LinkButtons = meta.story({ args: { name: 'DocsLinkButtons' } });
export const LinkCards = meta.story({ args: { name: 'DocsLinkCards' } });
export const MovedAnchors = meta.story({ args: { name: 'DocsMovedAnchors' } });
export const NavDrawer = meta.story({ args: { name: 'DocsNavDrawer' } });
export const PageShell = meta.story({ args: { name: 'DocsPageShell' } });
export const PageTools = meta.story({ args: { name: 'DocsPageTools' } });
export const PrevNext = meta.story({ args: { name: 'DocsPrevNext' } });
export const PrivacyReport = meta.story({ args: { name: 'DocsPrivacyReport' } });
export const ProductTabs = meta.story({ args: { name: 'DocsProductTabs' } });
export const RelatedPages = meta.story({ args: { name: 'DocsRelatedPages' } });
export const Scenes = meta.story({ args: { name: 'DocsScenes' } });
export const SchemaTree = meta.story({ args: { name: 'DocsSchemaTree' } });
export const SearchButton = meta.story({ args: { name: 'DocsSearchButton' } });
export const SiteFooter = meta.story({ args: { name: 'DocsSiteFooter' } });
export const Steps = meta.story({ args: { name: 'DocsSteps' } });
export const Tabs = meta.story({ args: { name: 'DocsTabs' } });
export const ThemeToggle = meta.story({ args: { name: 'DocsThemeToggle' } });
export const Toc = meta.story({
  args: { name: 'DocsToc' },
  globals: { viewport: { value: 'phone' } },
});
