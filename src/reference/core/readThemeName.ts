import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { CoreComponent } from '../records';

/**
 * The key of the theme whose `defaultProps` a component's code reads: `theme.components.MuiX.defaultProps.y`.
 * A component that reads none takes nothing from the theme under a name of its own.
 */
export function readThemeName(file: string): CoreComponent['theme'] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.JS,
  );
  const found: { name: string; props: string[] }[] = [];
  const visit = (node: ts.Node): void => {
    const [theme, components, name, defaults, prop] = chainOf(node);
    if (
      theme === 'theme' &&
      components === 'components' &&
      name &&
      defaults === 'defaultProps' &&
      prop
    )
      found.push({ name, props: [prop] });
    ts.forEachChild(node, visit);
  };
  visit(source);
  const [first] = found;
  return first && { name: first.name, props: [...new Set(found.flatMap(({ props }) => props))] };
}

function chainOf(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  return ts.isPropertyAccessExpression(node) ? [...chainOf(node.expression), node.name.text] : [];
}
