import type { Language } from '../language/InterfaceTexts';
import { say, sayList } from '../language/say';
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
export function describeLooks(
  looks: readonly DemoLook[],
  language: Pick<Language, 'code' | 'texts'>,
): string {
  const { code, texts } = language;
  const modes = [...new Set(looks.map(({ mode }) => mode))];
  const directions = [...new Set(looks.map(({ direction }) => direction))];
  if (directions.length > 1 && modes.length * directions.length === looks.length) {
    const names = modes.map((mode) => texts[`demo.${mode}`]);
    return say(language, 'demo.bothDirections', { modes: sayList(code, names, 'conjunction') });
  }
  const each = looks.map(({ mode, direction }) =>
    say(language, 'demo.look', {
      mode: texts[`demo.${mode}`],
      direction: texts[`demo.${direction}`],
    }),
  );
  return sayList(code, each, 'unit');
}
