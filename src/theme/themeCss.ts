import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Theme } from '@mui/material/styles';

type Variables = Record<string, unknown>;

/** Font shorthands, of which style sheets use the parts, and the rhythm, which `siteVariables` has for each density. */
const unused = /^--docs-(font|rhythm)-/;

const compact = (value: unknown) => String(value).replace(/,\s+/g, ',').replace(/\b0\./g, '.');

function rule(selector: string, variables: Variables): string {
  const declarations = Object.entries(variables)
    .filter(([name]) => !unused.test(name))
    .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${compact(value)}`);
  return `${selector}{${declarations.join(';')}}`;
}

interface VariableSheet {
  root: Variables;
  /** By selector: declarations of the other schemes. */
  schemes: Map<string, Variables>;
}

function variablesOf(theme: Theme): VariableSheet {
  const root: Variables = {};
  const schemes = new Map<string, Variables>();
  for (const sheet of theme.generateStyleSheets()) {
    for (const [selector, variables] of Object.entries(sheet as Record<string, Variables>)) {
      const scheme = selector.match(/\[[^\]]+\]/)?.[0];
      if (scheme) schemes.set(scheme, { ...schemes.get(scheme), ...variables });
      else Object.assign(root, variables);
    }
  }
  const byDefault = schemes.get(`[data-color-scheme="${theme.defaultColorScheme}"]`) ?? {};
  const others = [...schemes].filter(([, variables]) => variables !== byDefault);
  return {
    root: { ...root, ...byDefault },
    schemes: new Map(
      others.map(([selector, variables]) => {
        const missing = Object.keys(byDefault).filter((name) => !(name in variables));
        const changed = Object.entries(variables).filter(
          ([name, value]) => byDefault[name] !== value,
        );
        return [
          selector,
          Object.fromEntries([...missing.map((name) => [name, 'initial']), ...changed]),
        ];
      }),
    ),
  };
}

/** Class of what is rendered on a page whose own style sheet has only some of the variables. */
export const islandScope = 'docs-island';

/**
 * The theme's CSS variables as one style sheet: the default scheme on `scope`, then what the other one changes on
 * screens: paper has the default one. The scheme attribute belongs on `<html>`; nested schemes are not supported.
 */
export function themeCss(theme: Theme, scope: string): string {
  const { root, schemes } = variablesOf(theme);
  const inside = (scheme: string) => (scope === ':root' ? scheme : `${scheme} ${scope}`);
  const others = [...schemes].map(([scheme, variables]) => rule(inside(scheme), variables));
  return `${rule(scope, root)}@media screen{${others.join('')}}`;
}
