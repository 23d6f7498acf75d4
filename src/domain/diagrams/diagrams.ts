import type { Diagram } from './Diagram';
import * as drawings from './drawings';

export type DiagramName = keyof typeof drawings;

/** All drawings by name. */
export const diagrams: Readonly<Record<DiagramName, Diagram>> = { ...drawings };

/** Names of all drawings. */
export const diagramNames = Object.keys(diagrams) as DiagramName[];

/** The drawing of that name, or undefined. */
export const diagramNamed = (name: string): Diagram | undefined =>
  Object.hasOwn(diagrams, name) ? diagrams[name as DiagramName] : undefined;
