import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagram } from '../../domain/content/Diagram';
import {
  filmProps,
  pictureProps,
  type FilmData,
  type PictureData,
} from '../../domain/content/pictures';
import type { FigureKind, Json } from '../PageRecord';
import type { Problem } from '../Problem';
import type { Sources } from '../sources';
import { readDiagram } from './readDiagram';
import { readFilms, readPictures } from './readPictures';
import { readIllustration } from './readIllustration';

/** What pages show by a name. */
export interface Figures {
  /** Files `diagrams/Name.yaml`. */
  Diagram: Record<string, Diagram>;
  /** Screenshots: entries of `pictures.yaml`. */
  Picture: Record<string, PictureData>;
  /** Silent films: entries of `films.yaml`. */
  Film: Record<string, FilmData>;
  /** Of cards: the markup of files `illustrations/Name.svg`. */
  Illustration: Record<string, string>;
}

/** Where a figure is described. */
export interface FigureSource {
  kind: FigureKind;
  name: string;
  /** As problems name it. */
  file: string;
  line: number;
}

/** Takes the place of a diagram with problems, so that pages do not report it as missing. */
const unreadableDiagram: Diagram = { label: '', boxes: {} };

export const noFigures: Figures = { Diagram: {}, Picture: {}, Film: {}, Illustration: {} };

/** The figure of that name, or undefined. */
export const figureNamed = <Data>(
  named: Readonly<Record<string, Data>>,
  name: string,
): Data | undefined => (Object.hasOwn(named, name) ? named[name] : undefined);

/** The props that show a figure, or undefined when there is none of that name. */
export function shownFigure(
  figures: Figures,
  kind: FigureKind,
  name: string,
  base: string,
): Record<string, Json> | undefined {
  switch (kind) {
    case 'Diagram': {
      const diagram = figureNamed(figures.Diagram, name);
      return diagram && { diagram: diagram as unknown as Json };
    }
    case 'Picture': {
      const picture = figureNamed(figures.Picture, name);
      return picture && { ...pictureProps(name, picture, base) };
    }
    case 'Film': {
      const film = figureNamed(figures.Film, name);
      return film && { ...filmProps(name, film, base) };
    }
    case 'Illustration': {
      const illustration = figureNamed(figures.Illustration, name);
      return illustration === undefined ? undefined : { illustration };
    }
  }
}

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
  /** Folder of pictures and films. */
  publicDir?: string | undefined;
  /** A source as problems name it. */
  display: (file: string) => string;
}

/** Reads all figures of a content folder. */
export function readFigures({ contentDir, sources, publicDir, display }: FigureFiles): {
  figures: Figures;
  listed: FigureSource[];
  problems: Problem[];
} {
  const figures: Figures = { Diagram: {}, Picture: {}, Film: {}, Illustration: {} };
  const problems: Problem[] = [];
  const listed: FigureSource[] = [];
  for (const source of sources.figures) {
    const file = display(source);
    const text = readFileSync(path.join(contentDir, source), 'utf8');
    const { name } = path.posix.parse(source);
    const list = (kind: FigureKind, lines: Readonly<Record<string, number>>) =>
      listed.push(...Object.entries(lines).map(([one, line]) => ({ kind, name: one, file, line })));
    if (source.endsWith('.svg')) {
      const read = readIllustration(text, file);
      figures.Illustration[name] = read.markup;
      list('Illustration', { [name]: 1 });
      problems.push(...read.problems);
    } else if (name === 'pictures' || name === 'films') {
      const read =
        name === 'pictures'
          ? { kind: 'Picture' as const, ...readPictures(text, file, publicDir) }
          : { kind: 'Film' as const, ...readFilms(text, file, publicDir) };
      Object.assign(figures[read.kind], read.named);
      list(read.kind, read.lines);
      problems.push(...read.problems);
    } else {
      const read = readDiagram(text, file);
      figures.Diagram[name] = read.diagram ?? unreadableDiagram;
      list('Diagram', { [name]: 1 });
      problems.push(...read.problems);
    }
  }
  return { figures, listed, problems };
}
