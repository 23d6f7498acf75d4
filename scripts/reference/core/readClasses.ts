import { generateUtilityClass } from '@mui/material';
import ts from 'typescript';
import type { ClassRow } from '../../../src/reference/records';
import type { OpenProgram } from './openProgram';
import { quoted, readComment } from './readComment';

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
    const className = generateUtilityClass(component, key.name);
    return [
      {
        className,
        rule: key.name,
        global: !className.startsWith(component),
        description: quoted(comment.text || undefined, quotedFrom),
        deprecated: quoted(comment.deprecated, quotedFrom),
      },
    ];
  });
}
