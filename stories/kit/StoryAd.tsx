import type { Decorator } from '@storybook/react-vite';
import type { Behavior } from './asOnPage';
import { Ad, AdProvider, adTemplates } from '../../src/components/Ad/Ad';
import {
  attachAd,
  attachUnderDemos,
  type AdTemplateName,
  type AdTemplates,
} from '../../src/components/Ad/Ad.behavior';
import { DemoFrame } from '../../src/components/DemoFrame/DemoFrame';
import { adSettings } from './adSettings';
import { sourceOf } from '../../src/domain/ads/adConfig';
import { rememberAdTestBed } from './adTestBeds';
import { configured, createAdTestBed, type AdScenario } from './createAdTestBed';
import type { FakePlatform } from './createFakePlatform';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { houseAds as siteAds } from './siteContent';
import type { HouseAd } from '../../src/domain/ads/houseAds';
import { createDocsTheme } from '../../src/theme/createDocsTheme';
import { createEmotionCaches } from '../../src/theme/createEmotionCache';

/** The templates that pages load, rendered in the browser; their style rules stay in the document. */
function renderAdTemplates(houseAds: readonly HouseAd[] = siteAds): AdTemplates {
  const host = document.createElement('div');
  const root = createRoot(host);
  const cache = createEmotionCaches().ltr;
  const theme = createDocsTheme();
  const entries = Object.entries(adTemplates).map(([name, template]) => {
    flushSync(() =>
      root.render(
        <CacheProvider value={cache}>
          <ThemeProvider theme={theme}>
            <Fragment key={name}>{template}</Fragment>
          </ThemeProvider>
        </CacheProvider>,
      ),
    );
    return [name, host.innerHTML] as const;
  });
  root.unmount();
  return {
    ...(Object.fromEntries(entries) as Record<AdTemplateName, string>),
    houseAds,
    css: '',
  };
}

interface StoryAdProps {
  source?: AdScenario['source'];
  children?: ReactNode;
}

/** The empty box of a page's ad. */
export const StoryAd = ({ source = 'script and feed', children = <Ad /> }: StoryAdProps) => {
  const thirdParties = configured[source];
  return (
    <AdProvider config={{ ...adSettings, thirdParties, source: sourceOf(thirdParties) }}>
      {children}
    </AdProvider>
  );
};

/** Starts the ad of a page, or the one below a demo, with the fakes of the story. */
export const attachStoryAd =
  (scenario: AdScenario): Behavior =>
  (root, platform, signal) => {
    const begin = (box: HTMLElement) => {
      // In the workbench every platform is a fake.
      const testBed = createAdTestBed(platform as FakePlatform, scenario);
      rememberAdTestBed(platform as FakePlatform, testBed);
      const { base = './', houseAds, failsToRender } = scenario;
      const loadTemplates = async () => {
        // React renders only once the story's own rendering is over.
        await Promise.resolve();
        if (failsToRender) throw new Error('The story has no templates.');
        return renderAdTemplates(houseAds);
      };
      signal.addEventListener(
        'abort',
        attachAd(box, testBed.controller, { ...adSettings, base }, loadTemplates),
      );
    };
    if (scenario.placement === 'demo') attachUnderDemos(root, begin, signal);
    else begin(root.querySelector<HTMLElement>('[data-placement]')!);
  };

/** The user has opened the code of the demos. */
const openCode: Behavior = (root) => {
  for (const code of root.querySelectorAll('details')) code.open = true;
};

/** Behaviors of an ad `inText`. */
export const adBehaviors = (scenario: AdScenario) => [openCode, attachStoryAd(scenario)];

const code = [
  { variant: 'TS', fileName: 'Layout.tsx', html: 'export default function Layout() {}' },
] as const;

const texts = {
  en: {
    title: 'Dashboard layout',
    lead: 'The dashboard layout gives every page of an app its navigation, its header and its account menu.',
    navigation: 'Navigation',
    sidebar: 'The sidebar has a link for each page that the navigation names.',
    branding: 'Branding',
    below:
      'What is below the ad stays where it is, whatever the ad shows and whenever it arrives. A reader who has begun a line can finish it.',
  },
  ar: {
    title: 'تخطيط لوحة التحكم',
    lead: 'يمنح التخطيط كل صفحة في التطبيق التنقل والترويسة وقائمة الحساب.',
    navigation: 'التنقل',
    sidebar: 'في الشريط الجانبي رابط لكل صفحة.',
    branding: 'العلامة',
    below:
      'ما تحت الإعلان يبقى في مكانه، مهما كان ما يعرضه الإعلان ومتى وصل. ومن بدأ قراءة سطر يستطيع أن يكمله في مكانه.',
  },
};

/** Puts an ad in its place, with text below that must never move; in right-to-left mode, the text is Arabic. */
export const inText: Decorator<AdScenario> = (Story, { args, globals }) => {
  const { placement = 'body-top', language = globals['direction'] === 'rtl' ? 'ar' : 'en' } = args;
  const { source = 'script' } = args;
  const text = texts[language];
  const isAfterLead = placement !== 'demo' && configured[source].script !== null;
  const ad = (
    <StoryAd source={source}>
      <Story />
    </StoryAd>
  );
  return (
    <article className="prose" dir="auto">
      <h1>{text.title}</h1>
      <p className="description">{text.lead}</p>
      {isAfterLead && ad}
      <h2 data-after={isAfterLead ? '' : undefined}>{text.navigation}</h2>
      <p>{text.sidebar}</p>
      {placement === 'demo' ? (
        <>
          <DemoFrame
            id="Layout"
            title="Dashboard with three pages"
            frameSrc="about:blank"
            height={320}
            code={code}
          />
          <StoryAd>
            <Story />
          </StoryAd>
        </>
      ) : (
        !isAfterLead && ad
      )}
      <h2 data-after={isAfterLead ? undefined : ''}>{text.branding}</h2>
      <p>{text.below}</p>
    </article>
  );
};
