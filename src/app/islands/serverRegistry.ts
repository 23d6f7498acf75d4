import { Settings } from '../../components/Settings/Settings';
import { ThemeToggle } from '../../components/ThemeToggle/ThemeToggle';

/** Components that can be islands, by name. `clientRegistry` loads the same ones in the browser. */
export const serverRegistry = { Settings, ThemeToggle };

export type IslandComponents = typeof serverRegistry;
export type IslandName = keyof IslandComponents;
