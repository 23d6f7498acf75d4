import ts from 'typescript';
import type { ClassRow } from '../../../src/reference/records';
import type { OpenProgram } from './openProgram';
import { quoted, readComment } from './readComment';

/** State keys whose class Material UI gives the same name in every component. */
const globalStates: ReadonlySet<string> = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

/** CSS classes of a component that takes a `classes` prop, from the interface of its keys. */
export function readClasses(
  { checker, definedAt }: OpenProgram,
  props: ts.Type | undefined,
): ClassRow[] {
  const classes = props?.getProperty('classes');
  if (!classes) return [];
  const keys = checker.getNonNullableType(checker.getTypeOfSymbol(classes));
  return checker.getPropertiesOfType(keys).flatMap((key): ClassRow[] => {
    const declaration = key.declarations?.[0];
    const holder = declaration?.parent;
    if (!declaration || !holder || !ts.isInterfaceDeclaration(holder)) return [];
    const component = `Mui${holder.name.text.replace(/Classes$/, '')}`;
    const comment = readComment(declaration);
    const quotedFrom = definedAt(declaration)?.package;
    const global = globalStates.has(key.name);
    return [
      {
        className: `${global ? 'Mui' : component}-${key.name}`,
        rule: key.name,
        global,
        description: quoted(comment.text || undefined, quotedFrom),
        deprecated: quoted(comment.deprecated, quotedFrom),
      },
    ];
  });
}
