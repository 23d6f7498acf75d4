import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagram } from '../../domain/content/Diagram';
import type { Problem } from '../Problem';
import type { Sources } from '../sources';
import { readDiagram } from './readDiagram';

/** What pages show by a name, by the component that shows it. */
export interface Figures {
  /** Files `diagrams/Name.yaml`. */
  Diagram: Readonly<Record<string, Diagram>>;
}

export type FigureKind = keyof Figures;

/** Where a figure is described. */
export interface FigureSource {
  kind: FigureKind;
  name: string;
  /** As problems name it. */
  file: string;
  line: number;
}

/** Takes the place of a drawing with problems, so that pages do not report it as missing. */
const unreadableDiagram: Diagram = { label: '', boxes: {} };

export const noFigures: Figures = { Diagram: {} };

/** The figure of that name, or undefined. */
export const figureNamed = <Data>(
  named: Readonly<Record<string, Data>>,
  name: string,
): Data | undefined => (Object.hasOwn(named, name) ? named[name] : undefined);

/** The figures whose names are in a text: all that a page with this text can show. */
export const figuresNamedIn = (text: string, figures: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([kind, named]) => [
      kind,
      Object.fromEntries(Object.entries(named).filter(([name]) => text.includes(name))),
    ]),
  ) as unknown as Figures;

export interface FigureFiles {
  contentDir: string;
  sources: Pick<Sources, 'figures'>;
  /** A source as problems name it. */
  display: (file: string) => string;
}

/** Reads all figures of a content folder. */
export function readFigures({ contentDir, sources, display }: FigureFiles): {
  figures: Figures;
  listed: FigureSource[];
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const listed: FigureSource[] = [];
  const diagrams: Record<string, Diagram> = {};
  for (const source of sources.figures) {
    const file = display(source);
    const text = readFileSync(path.join(contentDir, source), 'utf8');
    const name = path.posix.basename(source, '.yaml');
    const read = readDiagram(text, file);
    problems.push(...read.problems);
    listed.push({ kind: 'Diagram', name, file, line: 1 });
    diagrams[name] = read.diagram ?? unreadableDiagram;
  }
  return { figures: { Diagram: diagrams }, listed, problems };
}
