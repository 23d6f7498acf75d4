import type { ReactNode } from 'react';
import type { Behavior } from './asOnPage';
import { hydrateIsland } from '../../src/app/islands/hydrateIsland';
import { Island, IslandScope, IslandScopeContext } from '../../src/app/islands/Island';
import { serverRegistry, type IslandName } from '../../src/app/islands/serverRegistry';
import { attachIslands } from '../../src/app/runtime/attachIslands';
import { createEmotionCache } from '../../src/theme/createEmotionCache';

/** Islands as the build renders them; `hydrateIslands` starts them. */
export function StoryIslands({ names }: { names: readonly IslandName[] }): ReactNode {
  return (
    <IslandScopeContext value={new IslandScope(createEmotionCache('ltr'))}>
      {names.map((name) => (
        <Island key={name} of={name} />
      ))}
    </IslandScopeContext>
  );
}

/** Hydrates each island on intent, as the page's script does. */
export const hydrateIslands: Behavior = (root, platform) =>
  attachIslands(root, (element) =>
    hydrateIsland(element, serverRegistry[element.getAttribute('of') as IslandName], platform),
  );
