import {
  boxesIn,
  diagramColumns,
  diagramRows,
  unit,
  type Diagram as DiagramData,
  type DiagramArrow,
  type DiagramLayout,
  type PlacedBox,
} from '../../domain/content/Diagram';
import { routeArrow, type Point, type Route } from './routeArrow';
import { Legend } from '../Legend/Legend';
import { Box, BoxMarks } from './Box';
import { Callout } from './Box';
import { Graphic, Paper, Root } from './Diagram.styles';

/** Whole pixels: long decimals would only make the page larger. */
const toPixels = ([x, y]: Point): Point => [Math.round(x * unit), Math.round(y * unit)];

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

interface RoutedArrow extends DiagramArrow {
  route: Route;
}

/** The arrows between boxes of a layout. */
function arrowsIn({ arrows = [] }: DiagramData, boxes: readonly PlacedBox[]): RoutedArrow[] {
  const cellsOf = (id: string) => boxes.find((box) => box.id === id)?.cells;
  return arrows.flatMap((arrow) => {
    const [from, to] = [cellsOf(arrow.from), cellsOf(arrow.to)];
    return from && to ? [{ ...arrow, route: routeArrow(from, to, arrow.at) }] : [];
  });
}

const lineThrough = (points: readonly Point[]) =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.join(' ')}`).join('');

function Arrow({ arrow: { route, leader, dashed } }: { arrow: RoutedArrow }) {
  const points = route.points.map(toPixels);
  if (leader) {
    const [x, y] = points.at(-1)!;
    return (
      <>
        <path data-arrow="leader" d={lineThrough(points)} />
        <circle data-box="number" cx={x} cy={y} r={2.5} />
      </>
    );
  }
  const line = withGap(points);
  return (
    <>
      <path data-arrow={dashed ? 'dashed' : ''} d={lineThrough(line)} />
      <path data-arrow="" d={headOf(line.at(-2)!, line.at(-1)!)} />
    </>
  );
}

function ArrowCallout({ arrow: { route, callout } }: { arrow: RoutedArrow }) {
  const [x, y] = toPixels(route.middle);
  return callout && <Callout x={x} y={y} number={callout} />;
}

interface LayoutProps {
  diagram: DiagramData;
  layout: DiagramLayout;
}

function Layout({ diagram, layout }: LayoutProps) {
  const boxes = boxesIn(diagram, layout);
  const arrows = arrowsIn(diagram, boxes);
  const [width, height] = [diagramColumns[layout] * unit, diagramRows(boxes) * unit];
  return (
    <Graphic
      data-layout={layout}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={diagram.label}
    >
      {boxes.map((box) => (
        <Box key={box.id} box={box} />
      ))}
      {arrows.map((arrow, index) => (
        <Arrow key={index} arrow={arrow} />
      ))}
      {boxes.map((box) => (
        <BoxMarks key={box.id} box={box} />
      ))}
      {arrows.map((arrow, index) => (
        <ArrowCallout key={index} arrow={arrow} />
      ))}
    </Graphic>
  );
}

export interface DiagramProps {
  diagram: DiagramData;
}

/**
 * A diagram with numbered remarks, in two layouts. It runs from left to right on all pages, like the code it shows.
 *
 * **When to use:** Use it where a picture of the parts says more than a paragraph about them.
 *
 * **When not to use:** Don't use it in place of a screenshot, which is a Picture. A diagram shows how parts belong
 * together.
 *
 * **Accessibility:** It's an image with a name that says what it shows. Its numbers are explained as text below it.
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
