import { AdProvider } from '../../src/components/AdSlot/AdProvider';
import { AdSlot } from '../../src/components/AdSlot/AdSlot';
import { DemoFrame } from '../../src/components/DemoFrame/DemoFrame';
import { usePlatform } from '../../src/platform/PlatformContext';
import { createAdWorld, type AdSettings, type AdWorld } from './createAdWorld';
import type { FakePlatform } from './createFakePlatform';

const worlds = new WeakMap<FakePlatform, { world: AdWorld; settings: string }>();

/** The world of a story's slot, if it has drawn one. */
export const findAdWorld = (platform: FakePlatform): AdWorld | undefined =>
  worlds.get(platform)?.world;

/** The world of the slot with these settings; other ones, by a control or the panel, begin a new life. */
export function adWorldOf(platform: FakePlatform, current: AdSettings): AdWorld {
  const settings = JSON.stringify(current);
  const known = worlds.get(platform);
  if (known?.settings === settings) return known.world;
  const world = createAdWorld(platform, current);
  worlds.set(platform, { world, settings });
  return world;
}

/** The slot alone, living in the story's world. */
export function LivingSlot(settings: AdSettings) {
  // In the workbench every platform is a fake one.
  const { life, config } = adWorldOf(usePlatform() as FakePlatform, settings);
  return (
    <AdProvider config={config}>
      <AdSlot life={life} placement={settings.placement ?? 'body-top'} />
    </AdProvider>
  );
}

const code = [
  { variant: 'TS', fileName: 'Layout.tsx', html: 'export default function Layout() {}' },
] as const;

/** The slot where readers meet it: at the end of a lead paragraph or below a demo, with text below that must never move. */
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
