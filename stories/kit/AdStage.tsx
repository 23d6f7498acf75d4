import { AdProvider } from '../../src/components/AdSlot/AdProvider';
import { AdSlot } from '../../src/components/AdSlot/AdSlot';
import { DemoFrame } from '../../src/components/DemoFrame/DemoFrame';
import { usePlatform } from '../../src/platform/PlatformContext';
import { createAdTestBed, type AdSettings, type AdTestBed } from './createAdTestBed';
import type { FakePlatform } from './createFakePlatform';

const worlds = new WeakMap<FakePlatform, { testBed: AdTestBed; settings: string }>();

/** The test bed of a story's slot, if it has one. */
export const findAdTestBed = (platform: FakePlatform): AdTestBed | undefined =>
  worlds.get(platform)?.testBed;

/** The test bed of a slot with these settings; new settings, by a control or the panel, create a new controller. */
export function adTestBedOf(platform: FakePlatform, current: AdSettings): AdTestBed {
  const settings = JSON.stringify(current);
  const known = worlds.get(platform);
  if (known?.settings === settings) return known.testBed;
  const testBed = createAdTestBed(platform, current);
  worlds.set(platform, { testBed, settings });
  return testBed;
}

/** The slot alone, in the story's test bed. */
export function LivingSlot(settings: AdSettings) {
  // In the workbench every platform is a fake.
  const { controller, config } = adTestBedOf(usePlatform() as FakePlatform, settings);
  return (
    <AdProvider config={config}>
      <AdSlot controller={controller} placement={settings.placement ?? 'body-top'} />
    </AdProvider>
  );
}

const code = [
  { variant: 'TS', fileName: 'Layout.tsx', html: 'export default function Layout() {}' },
] as const;

/** The slot in its place: at the end of a lead paragraph or below a demo, with text below that must never move. */
export function AdStage(settings: AdSettings) {
  const slot = <LivingSlot {...settings} />;
  const isUnderDemo = settings.placement === 'demo';
  return (
    <article className="prose">
      <h1>Dashboard layout</h1>
      <p className="description">
        The dashboard layout gives every page of an app its navigation, its header and its account
        menu.
        {!isUnderDemo && slot}
      </p>
      {isUnderDemo && (
        <>
          <DemoFrame id="Layout" title="A layout" frameSrc="about:blank" height={140} code={code} />
          {slot}
        </>
      )}
      <h2 data-after="">Demo</h2>
      <p>What is below the slot stays where it is.</p>
    </article>
  );
}
