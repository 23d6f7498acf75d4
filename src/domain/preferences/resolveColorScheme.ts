import type { ColorScheme, Preferences } from './Preferences';

/** The scheme to show for a mode, given what the operating system prefers now. */
export function resolveColorScheme(mode: Preferences['mode'], systemIsDark: boolean): ColorScheme {
  if (mode === 'system') return systemIsDark ? 'dark' : 'light';
  return mode;
}
