import type { ColorScheme, Preferences } from './Preferences';

/** The color scheme of a mode, given the current preference of the operating system. */
export function resolveColorScheme(mode: Preferences['mode'], systemIsDark: boolean): ColorScheme {
  if (mode === 'system') return systemIsDark ? 'dark' : 'light';
  return mode;
}
