import { format, formatList } from '../strings/format';
import { strings } from '../strings/strings';
import type { ColorScheme, Preferences } from '../preferences/Preferences';

/** One way that a demo was shown while its stories ran. */
export interface DemoLook {
  mode: ColorScheme;
  direction: Preferences['direction'];
}

/** When every story of a demo passed, and where. */
export interface DemoResult {
  /** Name and version: `Chromium 146`. */
  browser: string;
  looks: readonly DemoLook[];
  /** Day of the run, in UTC: `2026-11-21`. */
  date: string;
}

/**
 * In words what a demo was shown in: `light and dark, both directions` when each mode met each direction, and otherwise
 * the looks one by one, so that it never says more than was seen.
 */
export function describeLooks(looks: readonly DemoLook[]): string {
  const modes = [...new Set(looks.map(({ mode }) => mode))];
  const directions = [...new Set(looks.map(({ direction }) => direction))];
  if (directions.length > 1 && modes.length * directions.length === looks.length) {
    const names = modes.map((mode) => strings[`demo.${mode}`]);
    return format(strings['demo.bothDirections'], { modes: formatList(names, 'conjunction') });
  }
  const each = looks.map(({ mode, direction }) =>
    format(strings['demo.look'], {
      mode: strings[`demo.${mode}`],
      direction: strings[`demo.${direction}`],
    }),
  );
  return formatList(each, 'unit');
}
