import type { IslandComponents, IslandName } from './serverRegistry';

/** How the browser gets an island's code; each is a chunk of its own. */
export const clientRegistry: { [Name in IslandName]: () => Promise<IslandComponents[Name]> } = {
  Settings: () => import('../../components/Settings/Settings').then((module) => module.Settings),
  ThemeToggle: () =>
    import('../../components/ThemeToggle/ThemeToggle').then((module) => module.ThemeToggle),
};
