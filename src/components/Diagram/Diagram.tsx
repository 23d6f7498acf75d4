import {
  diagramColumns,
  diagramRows,
  unit,
  type Diagram as DiagramData,
  type DiagramArrow,
  type DiagramLayout,
} from '../../domain/diagrams/Diagram';
import { routeArrow, type Point, type Route } from '../../domain/diagrams/routeArrow';
import { Legend } from '../Legend/Legend';
import { Box, BoxMarks } from './Box';
import { Callout } from './Callout';
import { Drawing, Paper, Root } from './Diagram.styles';

const toPixels = ([x, y]: Point): Point => [x * unit, y * unit];

/** The two strokes of an arrowhead at the end of a line. */
function headOf([fromX, fromY]: Point, [x, y]: Point): string {
  const size = 6;
  const along = fromX === x ? [0, Math.sign(y - fromY)] : [Math.sign(x - fromX), 0];
  const [dx = 0, dy = 0] = along.map((step) => step * size);
  return `M${x - dx - dy} ${y - dy - dx}L${x} ${y}L${x - dx + dy} ${y - dy + dx}`;
}

/** The line, ending a little before the box. */
function withGap(points: readonly Point[]): Point[] {
  const [[fromX, fromY], [x, y]] = [points.at(-2)!, points.at(-1)!];
  const gap = 3;
  return [...points.slice(0, -1), [x - Math.sign(x - fromX) * gap, y - Math.sign(y - fromY) * gap]];
}

interface ArrowProps {
  arrow: DiagramArrow;
  diagram: DiagramData;
  layout: DiagramLayout;
}

function routeOf({ arrow, diagram, layout }: ArrowProps): Route {
  const cellsOf = (id: string) => {
    const box = diagram.boxes.find((candidate) => candidate.id === id);
    if (!box) throw new Error(`An arrow of a drawing names ${id}, and there is no such box.`);
    return box[layout];
  };
  return routeArrow(cellsOf(arrow.from), cellsOf(arrow.to), arrow.at);
}

function Arrow(props: ArrowProps) {
  const points = withGap(routeOf(props).points.map(toPixels));
  const line = points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${point.join(' ')}`)
    .join('');
  return (
    <>
      <path data-arrow={props.arrow.dashed ? 'dashed' : ''} d={line} />
      <path data-arrow="" d={headOf(points.at(-2)!, points.at(-1)!)} />
    </>
  );
}

function ArrowCallout(props: ArrowProps) {
  const [x, y] = toPixels(routeOf(props).middle);
  return props.arrow.callout && <Callout x={x} y={y} number={props.arrow.callout} />;
}

function Layout({ diagram, layout }: Omit<ArrowProps, 'arrow'>) {
  const size = [diagramColumns[layout], diagramRows(diagram, layout)].map((cells) => cells * unit);
  const { boxes, arrows = [] } = diagram;
  return (
    <Drawing
      data-layout={layout}
      viewBox={`0 0 ${size.join(' ')}`}
      role="img"
      aria-label={diagram.label}
    >
      {boxes.map((box) => (
        <Box key={box.id} box={box} cells={box[layout]} />
      ))}
      {arrows.map((arrow, index) => (
        <Arrow key={index} arrow={arrow} diagram={diagram} layout={layout} />
      ))}
      {boxes.map((box) => (
        <BoxMarks key={box.id} box={box} cells={box[layout]} />
      ))}
      {arrows.map((arrow, index) => (
        <ArrowCallout key={index} arrow={arrow} diagram={diagram} layout={layout} />
      ))}
    </Drawing>
  );
}

export interface DiagramProps {
  diagram: DiagramData;
}

/**
 * A drawing with thin lines and numbered remarks, arranged differently where there is little room. It runs from left to
 * right on pages in both directions, as the code that it shows does.
 */
export function Diagram({ diagram }: DiagramProps) {
  return (
    <Root dir="ltr" data-block="">
      <Paper>
        <Layout diagram={diagram} layout="wide" />
        <Layout diagram={diagram} layout="narrow" />
      </Paper>
      <Legend remarks={diagram.legend ?? []} />
    </Root>
  );
}
