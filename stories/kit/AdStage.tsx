import { AdProvider } from '../../src/components/AdSlot/AdProvider';
import { AdSlot } from '../../src/components/AdSlot/AdSlot';
import { usePlatform } from '../../src/platform/PlatformContext';
import { createAdWorld, type AdSettings, type AdWorld } from './createAdWorld';
import type { FakePlatform } from './createFakePlatform';

const worlds = new WeakMap<FakePlatform, AdWorld>();

/** The world of the slot that a story shows; the settings of its first drawing hold. */
export function adWorldOf(platform: FakePlatform, settings?: AdSettings): AdWorld {
  const world = worlds.get(platform) ?? createAdWorld(platform, settings);
  worlds.set(platform, world);
  return world;
}

/** The slot where readers meet it: at the end of a lead paragraph, with text below that must never move. */
export function AdStage(settings: AdSettings) {
  // In the workbench every platform is a fake one.
  const { life, config } = adWorldOf(usePlatform() as FakePlatform, settings);
  return (
    <AdProvider config={config}>
      <article className="prose">
        <h1>Dashboard layout</h1>
        <p className="description">
          The dashboard layout gives every page of an app its navigation, its header and its account menu.
          <AdSlot life={life} />
        </p>
        <h2 data-after="">Demo</h2>
        <p>What is below the slot stays where it is.</p>
      </article>
    </AdProvider>
  );
}
