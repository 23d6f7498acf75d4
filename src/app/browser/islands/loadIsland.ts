import type { MountIsland } from './IslandRoot';

/** Loads the code of an island, by the `data-island` of its button. */
export type LoadIsland = (name: string) => Promise<{ mountIsland: MountIsland }>;

export const loadIsland: LoadIsland = async (name) => {
  // With React and Material UI. Others import them from it, and would request it only once they are there themselves.
  const settings = import('./islands');
  if (name === 'Settings') return settings;
  // It is reported where the island is awaited.
  settings.catch(() => undefined);
  if (name === 'Search') return import('./searchIsland');
  if (name === 'Edit') return import('./editIsland');
  if (name === 'Theme') return import('./themeIsland');
  if (name === 'Playground') return import('./playgroundIsland');
  throw new Error(name);
};
