import type { Behavior } from './asOnPage';
import { AdProvider } from '../../src/components/AdSlot/AdProvider';
import { AdSlot } from '../../src/components/AdSlot/AdSlot';
import { attachAdSlot } from '../../src/components/AdSlot/AdSlot.behavior';
import { attachUnderDemo } from '../../src/components/AdSlot/UnderDemo.behavior';
import { DemoFrame } from '../../src/components/DemoFrame/DemoFrame';
import { adSettings } from './adSettings';
import { rememberAdTestBed } from './adTestBeds';
import { configured, createAdTestBed, type AdScenario } from './createAdTestBed';
import type { FakePlatform } from './createFakePlatform';
import { renderAdTemplates } from './renderAdTemplates';
import { sampleStill } from './sampleStill';

/** The empty slot of a page. */
export const StoryAdSlot = ({ placement = 'body-top', source = 'script and feed' }: AdScenario) => (
  <AdProvider config={{ ...adSettings, thirdParties: configured[source] }}>
    <AdSlot placement={placement} />
  </AdProvider>
);

/** Starts the slot of a page, or the one below a demo, with the fakes of the story. */
export const attachAd =
  (scenario: AdScenario): Behavior =>
  (root, platform, signal) => {
    const begin = (slot: HTMLElement) => {
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
        attachAdSlot(slot, testBed.controller, { ...adSettings, base }, loadTemplates),
      );
    };
    if (scenario.placement === 'demo') attachUnderDemo(root, begin, signal);
    else begin(root.querySelector<HTMLElement>('[data-slot]')!);
  };

/** The user has opened the code of the demos. */
const openCode: Behavior = (root) => {
  for (const code of root.querySelectorAll('details')) code.open = true;
};

/** Behaviors of `AdStage`. */
export const adBehaviors = (scenario: AdScenario) => [openCode, attachAd(scenario)];

const code = [
  { variant: 'TS', fileName: 'Layout.tsx', html: 'export default function Layout() {}' },
] as const;

/** The slot in its place, between two sections or below a demo, with text below that must never move. */
export function AdStage({ placement, source }: AdScenario) {
  return (
    <article className="prose" dir="auto">
      <h1>Dashboard layout</h1>
      <p className="description">
        The dashboard layout gives every page of an app its navigation, its header and its account
        menu.
      </p>
      <h2>Navigation</h2>
      <p>The sidebar has a link for each page that the navigation names.</p>
      {placement === 'demo' ? (
        <>
          <DemoFrame
            id="Layout"
            title="Dashboard with three pages"
            frameSrc="about:blank"
            height={320}
            still={sampleStill}
            code={code}
          />
          <StoryAdSlot placement="demo" />
        </>
      ) : (
        <StoryAdSlot source={source} />
      )}
      <h2 data-after="">Branding</h2>
      <p>What is below the slot stays where it is.</p>
    </article>
  );
}
