import type { IslandComponents, IslandName } from './serverRegistry';

/** Loads the code of each island; each is a separate chunk. */
export const clientRegistry: { [Name in IslandName]: () => Promise<IslandComponents[Name]> } = {
  Settings: () => import('../../components/Settings/Settings').then((module) => module.Settings),
};
