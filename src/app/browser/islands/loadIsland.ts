import type { MountIsland } from './IslandRoot';

/** Loads the code of an island, by the `data-island` of its button. */
export type LoadIsland = (name: string) => Promise<{ mountIsland: MountIsland }>;

export const loadIsland: LoadIsland = (name) => {
  // With React and Material UI. Others import them from it, and would request it only once they are there themselves.
  const settings = import('./islands');
  if (name === 'Settings') return settings;
  settings.catch(() => undefined);
  if (name === 'Search') return import('./searchIsland');
  if (name === 'Edit') return import('./editIsland');
  return name === 'Theme' ? import('./themeIsland') : import('./playgroundIsland');
};
