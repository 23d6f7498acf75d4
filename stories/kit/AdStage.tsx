import { AdProvider } from '../../src/components/AdSlot/AdProvider';
import { AdSlot } from '../../src/components/AdSlot/AdSlot';
import { usePlatform } from '../../src/platform/PlatformContext';
import { createAdWorld, type AdSettings, type AdWorld } from './createAdWorld';
import type { FakePlatform } from './createFakePlatform';

const worlds = new WeakMap<FakePlatform, { world: AdWorld; settings: string }>();

/** The world of a story's slot, if it has drawn one. */
export const findAdWorld = (platform: FakePlatform): AdWorld | undefined => worlds.get(platform)?.world;

/** The world of the slot with these settings; other ones, by a control or the panel, begin a new life. */
function adWorldOf(platform: FakePlatform, current: AdSettings): AdWorld {
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
      <AdSlot life={life} />
    </AdProvider>
  );
}

/** The slot where readers meet it: at the end of a lead paragraph, with text below that must never move. */
export function AdStage(settings: AdSettings) {
  return (
    <article className="prose">
      <h1>Dashboard layout</h1>
      <p className="description">
        The dashboard layout gives every page of an app its navigation, its header and its account menu.
        <LivingSlot {...settings} />
      </p>
      <h2 data-after="">Demo</h2>
      <p>What is below the slot stays where it is.</p>
    </article>
  );
}
