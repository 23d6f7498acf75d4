import { Settings } from '../../components/Settings/Settings';

/** Components that can be islands, by name. `clientRegistry` loads the same ones in the browser. */
export const serverRegistry = { Settings };

export type IslandComponents = typeof serverRegistry;
export type IslandName = keyof IslandComponents;
