const groups = 'palette|typography|shape|shadows|zIndex|transitions|rhythm|breakpoints';

/** Parts of the theme that are tokens in themselves, not their CSS properties. */
const depths: Readonly<Record<string, number>> = {
  palette: 3,
  typography: 2,
  shape: 2,
  shadows: 2,
  zIndex: 2,
  transitions: 3,
  rhythm: 2,
};

function themePath(path: string): string | undefined {
  const [group = '', ...rest] = path.split('.');
  const names = rest.slice(0, (depths[group] ?? 1) - 1);
  return names.length > 0 && depths[group] ? [group, ...names].join('.') : undefined;
}

/** `--docs-palette-text-primary` is `palette.text.primary`; a variable of the shell stays as it is. */
const variablePath = (variable: string) =>
  variable.startsWith('--docs-') ? themePath(variable.slice(7).replaceAll('-', '.')) : variable;

/** The tokens that the source of styles reads: paths in the theme, and CSS variables that it does not set itself. */
export function tokensIn(source: string): string[] {
  const found = new Set<string | undefined>();
  for (const [, path] of source.matchAll(
    new RegExp(String.raw`theme\.(?:vars\.)?((?:${groups})(?:\.\w+|\[\d+\])+)`, 'g'),
  ))
    found.add(themePath(path!.replace(/\[(\d+)\]/g, '.$1')));
  for (const [, steps] of source.matchAll(/theme\.spacing\(([-\d., ]+)\)/g))
    for (const step of steps!.split(',')) found.add(`spacing(${Math.abs(Number(step))})`);
  for (const [, edges] of source.matchAll(
    /theme\.(?:breakpoints|containerQueries)\.(?:up|down|between|only)\(([^)]+)\)/g,
  ))
    for (const [, name] of edges!.matchAll(/'(\w+)'/g)) found.add(`breakpoints.values.${name}`);
  for (const [, variable] of source.matchAll(/var\((--[\w-]+)/g))
    if (!new RegExp(`['"\`]${variable}['"\`]?:`).test(source)) found.add(variablePath(variable!));
  found.delete('spacing(0)');
  return [...found].filter((token) => token !== undefined).sort();
}

/** Layers, durations and easings that a source writes as values, not as tokens. */
export function valuesIn(source: string): string[] {
  const layers = [...source.matchAll(/\bzIndex: (-?\d+)/g)].map(([, layer]) => `z-index: ${layer}`);
  const motion = [...source.matchAll(/\b(\d+ms)\b(?: (ease[-\w]*|linear))?/g)].flatMap((found) =>
    found.slice(1).filter((value) => value !== undefined),
  );
  return [...new Set([...layers, ...motion])].sort();
}
