import type { ReactNode } from 'react';
import { AdAppeal } from '../../../src/components/Ad/Ad';
import { ApiTable } from '../../../src/components/ApiTable/ApiTable';
import { BackToTop } from '../../../src/components/BackToTop/BackToTop';
import { Band } from '../../../src/components/Band/Band';
import { BarButton } from '../../../src/components/BarButton/BarButton';
import { Breadcrumbs } from '../../../src/components/Breadcrumbs/Breadcrumbs';
import { Callout } from '../../../src/components/Callout/Callout';
import { CodeBlock } from '../../../src/components/CodeBlock/CodeBlock';
import { CodeVariantSwitcher } from '../../../src/components/CodeVariantSwitcher/CodeVariantSwitcher';
import { ConsentStrip } from '../../../src/components/ConsentStrip/ConsentStrip';
import { Column, Columns } from '../../../src/components/Columns/Columns';
import { CopyButton } from '../../../src/components/CopyButton/CopyButton';
import { DemoFrame } from '../../../src/components/DemoFrame/DemoFrame';
import { Feedback } from '../../../src/components/Feedback/Feedback';
import { Icon } from '../../../src/components/Icon/Icon';
import { ImportRow } from '../../../src/components/ImportRow/ImportRow';
import { Legend } from '../../../src/components/Legend/Legend';
import { LinkButtons, LinkButton } from '../../../src/components/LinkButtons/LinkButtons';
import { LinkCard, LinkCards } from '../../../src/components/LinkCards/LinkCards';
import { MovedAnchors } from '../../../src/components/MovedAnchors/MovedAnchors';
import { NavDrawer } from '../../../src/components/NavDrawer/NavDrawer';
import { PageTools } from '../../../src/components/PageTools/PageTools';
import { Playground } from '../../../src/components/Playground/Playground';
import { PrevNext } from '../../../src/components/PrevNext/PrevNext';
import { RelatedPages } from '../../../src/components/RelatedPages/RelatedPages';
import { PrivacySwitch } from '../../../src/components/PrivacyReport/PrivacyReport';
import { ProductTabs } from '../../../src/components/ProductTabs/ProductTabs';
import { ThemeEditor } from '../../../src/components/ThemeEditor/ThemeEditor';
import { Scenes } from '../../../src/components/Scenes/Scenes';
import { SchemaTree } from '../../../src/components/SchemaTree/SchemaTree';
import { SearchButton } from '../../../src/components/SearchButton/SearchButton';
import { SiteFooter } from '../../../src/components/SiteFooter/SiteFooter';
import { Status } from '../../../src/components/Status/Status';
import { Steps } from '../../../src/components/Steps/Steps';
import { Tabs } from '../../../src/components/Tabs/Tabs';
import { ThemeToggle } from '../../../src/components/ThemeToggle/ThemeToggle';
import { TocFolded } from '../../../src/components/Toc/Toc';
import { sampleTs } from '../code/sampleCode';
import { demoJs, demoTs } from '../demos/sampleDemo';
import { activeHref, sampleFooter, sampleMenu, sampleProducts } from '../navigation/sampleMenu';
import { sampleProps } from '../reference/sampleApi';

/**
 * Components that React runs in the browser have such stories of their own; two are shown by their behaviors. Diagrams,
 * illustrations, the mark and pictures are as large in both densities, as is the search. A page is in stories of pages.
 */
export const elsewhere = [
  'DocsDemoEditor',
  'DocsCopyViewLink',
  'DocsDiagram',
  'DocsDialogsHost',
  'DocsLabeledSwitch',
  'DocsLoadFailure',
  'DocsMark',
  'DocsNameCard',
  'DocsNearestPages',
  'DocsPageShell',
  'DocsPicture',
  'DocsIcon',
  'DocsIllustration',
  'DocsSearch',
  'DocsSettings',
];

/** An example of every component that pages contain as markup. */
export const everyComponent = {
  DocsAd: <AdAppeal />,
  DocsApiTable: <ApiTable id="props" caption="Props" kind="props" rows={sampleProps} />,
  DocsBackToTop: <BackToTop />,
  DocsBand: <Band>One surface.</Band>,
  DocsBarButton: (
    <BarButton type="button" aria-label="Search">
      <Icon name="search" />
    </BarButton>
  ),
  DocsBreadcrumbs: <Breadcrumbs items={[{ title: 'Core', href: '#core' }, { title: 'Layout' }]} />,
  DocsCallout: <Callout kind="info">Keep the layout above the routes.</Callout>,
  DocsCodeBlock: <CodeBlock language="tsx" title="App.tsx" html={sampleTs} />,
  DocsCodeVariantSwitcher: <CodeVariantSwitcher />,
  DocsColumns: (
    <Columns>
      <Column>
        <h2>A code</h2>
        <p>And its result.</p>
      </Column>
      <Column>A result</Column>
    </Columns>
  ),
  DocsConsentStrip: <ConsentStrip purpose="analytics" privacyHref="#privacy" />,
  DocsCopyButton: <CopyButton />,
  DocsDemoFrame: (
    <DemoFrame
      id="demo"
      title="A demo"
      frameSrc="about:blank"
      height={80}
      code={[demoTs, demoJs]}
    />
  ),
  DocsFeedback: <Feedback pathname="/" issueHref="#issue" />,
  DocsImportRow: (
    <div className="prose">
      <ImportRow
        name="Account"
        html="import { Account } from '@toolpad/core/Account';"
        size="Size: 1.7 kB"
        links={[{ label: 'API', href: '#api' }]}
      />
    </div>
  ),
  DocsLegend: <Legend remarks={['The explorer', 'The canvas']} />,
  DocsLinkButtons: (
    <LinkButtons>
      <LinkButton href="#start" main>
        Get started
      </LinkButton>
      <LinkButton href="#examples">Examples</LinkButton>
    </LinkButtons>
  ),
  DocsLinkCards: (
    <LinkCards>
      <LinkCard href="#crud" title="CRUD">
        Lists and forms.
      </LinkCard>
      <LinkCard href="#layout" title="Layout" illustration="DashboardLayout" tags="Next.js">
        A header and a menu.
      </LinkCard>
    </LinkCards>
  ),
  DocsMovedAnchors: <MovedAnchors anchors={[{ anchor: 'old', href: '#new', title: 'New' }]} />,
  DocsNavDrawer: <NavDrawer label="Core" nodes={sampleMenu} activeHref={activeHref} />,
  DocsPageTools: <PageTools markdownHref="/a/index.md" origin="https://mui.com" />,
  DocsRelatedPages: <RelatedPages pages={[{ title: 'Tutorial', href: '#a' }]} />,
  DocsPlayground: <Playground id="playground" of="Account" dataHref="account.json" />,
  DocsPrevNext: <PrevNext previous={{ title: 'Tutorial', href: '#a' }} />,
  DocsPrivacyReport: <PrivacySwitch />,
  DocsProductTabs: <ProductTabs products={sampleProducts} current="toolpad-core" />,
  DocsScenes: (
    <Scenes
      id="scenes"
      label="Example"
      scenes={[
        { label: 'Sign-in', alt: 'A sign-in page', frameSrc: 'about:blank', title: 'Sign-in' },
        { label: 'CRUD', alt: 'A list', frameSrc: 'about:blank', title: 'CRUD', caption: 'Crud' },
      ]}
    />
  ),
  DocsSchemaTree: (
    <SchemaTree
      name="Application"
      example={{ title: 'application.yml', code: 'kind: application', ids: ['p'] }}
      description={[]}
      type={['object']}
      properties={[
        {
          id: 'p',
          name: 'kind',
          type: ['string'],
          required: true,
          description: [],
          properties: [],
        },
      ]}
    />
  ),
  DocsSearchButton: <SearchButton href="/search/" />,
  DocsSiteFooter: <SiteFooter columns={sampleFooter} about="Docs 1.0" license="MIT" />,
  DocsStatus: <Status>Not maintained since September 2026.</Status>,
  DocsSteps: (
    <Steps>
      <h2 data-step="1">Create a project</h2>
      <p>Skip this step if you already have an app.</p>
      <p>Otherwise run one command.</p>
    </Steps>
  ),
  DocsTabs: (
    <Tabs
      id="tabs"
      label="Package manager"
      tabs={[
        { label: 'npm', content: 'npm install' },
        { label: 'pnpm', content: 'pnpm add' },
      ]}
    />
  ),
  DocsThemeToggle: <ThemeToggle />,
  DocsThemeEditor: <ThemeEditor />,
  DocsToc: <TocFolded entries={[{ id: 'a', title: 'A demo', depth: 2 }]} />,
} satisfies Readonly<Record<string, ReactNode>>;

export type SampleName = keyof typeof everyComponent;

/** Without anything to make smaller: the size is reserved, or there is only text in a line. */
export const notDense: readonly SampleName[] = [
  'DocsAd',
  'DocsBreadcrumbs',
  'DocsMovedAnchors',
  'DocsStatus',
  'DocsThemeEditor',
];

/** Large in any density: a link in the corner, answers, the parts of a landing page, the tabs of the bar. */
export const alwaysLarge: readonly SampleName[] = [
  'DocsBackToTop',
  'DocsBand',
  'DocsColumns',
  'DocsConsentStrip',
  'DocsLinkButtons',
  'DocsProductTabs',
  'DocsScenes',
];

/** Code runs from left to right on any page. */
export const leftToRight: readonly SampleName[] = ['DocsCodeBlock'];
