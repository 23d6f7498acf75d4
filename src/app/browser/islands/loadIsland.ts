import type { MountIsland } from './IslandRoot';

/** Loads the code of an island, by the `data-island` of its button. */
export type LoadIsland = (name: string) => Promise<{ mountIsland: MountIsland }>;

const islands: Partial<Record<string, () => ReturnType<LoadIsland>>> = {
  Edit: () => import('./editIsland'),
  Playground: () => import('./playgroundIsland'),
  Search: () => import('./searchIsland'),
  Theme: () => import('./themeIsland'),
};

export const loadIsland: LoadIsland = (name) => {
  // With React and Material UI. Others import them from it, and would request it only once they are there themselves.
  const settings = import('./islands');
  if (name === 'Settings') return settings;
  // It is reported where the island is awaited.
  settings.catch(() => undefined);
  return islands[name]?.() ?? Promise.reject(new Error(`There is no island ${name}.`));
};
