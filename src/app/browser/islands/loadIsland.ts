import type { MountIsland } from './IslandRoot';

/** Loads the code of an island, by the `data-island` of its button. */
export type LoadIsland = (name: string) => Promise<{ mountIsland: MountIsland }>;

export const loadIsland: LoadIsland = (name) => {
  // With React and Material UI. The search imports them from it, and would request it only once it is there itself.
  const settings = import('./islands');
  if (name !== 'Search') return settings;
  settings.catch(() => undefined);
  return import('./searchIsland');
};
