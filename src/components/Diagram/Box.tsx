import {
  unit,
  type DiagramBox,
  type PlacedBox,
  type MenuRow,
  type TreeRow,
} from '../../domain/content/Diagram';
import { Sketch } from './Sketch';

/** A numbered circle; the legend has the remark. */
export function Callout({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle data-box="number" cx={x} cy={y} r={10} />
      <text data-text="number" x={x} y={y + 4.3} textAnchor="middle">
        {number}
      </text>
    </>
  );
}

const inset = 12;
const lineHeight = 19;
const screenBar = 24;

/** Position and size in pixels. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const within = ({ x, y, width, height }: Area, top: number): Area => ({
  x: x + inset,
  y: y + top,
  width: width - 2 * inset,
  height: height - top - inset,
});

function Strip({ strip, area }: { strip: NonNullable<DiagramBox['strip']>; area: Area }) {
  const step = area.width / strip.count;
  return Array.from({ length: strip.count }, (_, index) => (
    <rect
      key={index}
      data-fill={index >= strip.from && index < strip.to ? 'hue' : undefined}
      x={Math.round(area.x + index * step + 1)}
      y={area.y + 2}
      width={Math.round(step - 2)}
      height={20}
      rx={2}
    />
  ));
}

function Texts({ box, area }: { box: DiagramBox; area: Area }) {
  const { title, lines = [] } = box;
  const texts = [
    ...(title ? [{ text: title, kind: 'title' }] : []),
    ...lines.map((text) => ({ text, kind: 'code' })),
  ];
  const left = area.x + (box.kind === 'label' ? 26 : inset);
  const isFilled = box.sketch !== undefined || box.strip !== undefined;
  const height = texts.length * lineHeight;
  const top = area.y + (isFilled ? 22 : area.height / 2 - height / 2 + 14);
  const rest = within(area, height + 14);
  return (
    <>
      {texts.map(({ text, kind }, index) => (
        <text key={index} data-text={kind} x={left} y={top + index * lineHeight}>
          {text}
        </text>
      ))}
      {box.sketch && <Sketch kind={box.sketch} {...rest} />}
      {box.strip && <Strip strip={box.strip} area={rest} />}
    </>
  );
}

function Screen({ box: { title, sketch }, area }: { box: DiagramBox; area: Area }) {
  const { x, y, width } = area;
  return (
    <>
      <path d={`M${x} ${y + screenBar}h${width}`} />
      {[14, 26, 38].map((offset) => (
        <circle key={offset} cx={x + offset} cy={y + screenBar / 2} r={3} />
      ))}
      <text data-text="title" x={x + 52} y={y + 16.5}>
        {title}
      </text>
      {sketch && <Sketch kind={sketch} {...within(area, screenBar + inset)} />}
    </>
  );
}

function Content({ box, area }: { box: DiagramBox; area: Area }) {
  const { x, y, width } = area;
  if (box.tree) return <Tree rows={box.tree} x={x + 16} y={y + 24} end={x + width - inset} />;
  if (box.menu) return <Menu rows={box.menu} {...area} />;
  if (box.kind === 'screen') return <Screen box={box} area={area} />;
  return onEdge(box) ? null : <Texts box={box} area={area} />;
}

/** Whether the title interrupts the upper line. */
const onEdge = ({ kind }: DiagramBox) => kind === 'frame' || kind === 'panel';

const areaOf = ({ cells: [x, y, width, height] }: PlacedBox): Area => ({
  x: x * unit,
  y: y * unit,
  width: width * unit,
  height: height * unit,
});

interface BoxProps {
  box: PlacedBox;
}

/** What stands on the edge of a box, above arrows: the title of a frame, and the number of its remark. */
export function BoxMarks({ box }: BoxProps) {
  const { kind, title, callout, numberAtStart } = box;
  const { x, y, width, height } = areaOf(box);
  return (
    <>
      {onEdge(box) && title && (
        <text data-text="frame" x={x + 14} y={y + 4.5}>
          {title}
        </text>
      )}
      {callout &&
        (kind === 'label' ? (
          <Callout x={x + 10} y={y + height / 2} number={callout} />
        ) : (
          <Callout x={numberAtStart ? x : x + width} y={y} number={callout} />
        ))}
    </>
  );
}

/** One box of a diagram with its content. A sketch without words is its own outline. */
export function Box({ box }: BoxProps) {
  const { kind = 'box', title, lines, sketch } = box;
  const area = areaOf(box);
  const isSketch = sketch !== undefined && title === undefined && lines === undefined;
  if (isSketch) return <Sketch kind={sketch} {...area} />;
  return (
    <>
      {kind !== 'label' && <rect data-box={kind} {...area} rx={onEdge(box) ? 6 : 4} />}
      <Content box={box} area={area} />
    </>
  );
}

export interface MenuProps {
  rows: readonly MenuRow[];
  /** In pixels; rows share the height. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rows of a sidebar. */
function Menu({ rows, x, y, width, height }: MenuProps) {
  const step = height / rows.length;
  return rows.map((row, index) => {
    const middle = y + (index + 0.5) * step;
    if (row === 'divider') return <path key={index} d={`M${x} ${middle}h${width}`} />;
    const left = x + 8 + (row.depth ?? 0) * 14;
    const isHeader = row.kind === 'header';
    return (
      <g key={index}>
        {row.kind === 'selected' && (
          <rect data-box="chosen" x={x + 2} y={middle - 11} width={width - 4} height={22} rx={4} />
        )}
        {!isHeader && <rect x={left} y={middle - 5} width={10} height={10} rx={2} />}
        <text
          data-text={isHeader ? 'quiet' : 'label'}
          x={isHeader ? left : left + 18}
          y={middle + 4.5}
        >
          {row.text}
        </text>
        {row.kind === 'group' && <path d={`M${x + width - 18} ${middle - 2}l4 4l4 -4`} />}
      </g>
    );
  });
}

const step = 24;
const indent = 20;

const folder = 'M.75 3.5v8.25h12.5V4.5h-6.5l-1.5-1.75h-4.5z';
const file = 'M2.25.75h6.5l3 3v9.5h-9.5zM8.5 1v3h3';

export interface TreeProps {
  rows: readonly TreeRow[];
  /** Left edge and middle of the first row, in pixels. */
  x: number;
  y: number;
  /** Right edge of notes. */
  end: number;
}

/** Rows up to the sibling above or the parent, which the line of a row reaches. */
function reachOf(rows: readonly TreeRow[], index: number): { rows: number; isParent: boolean } {
  const { depth } = rows[index]!;
  const above = rows.findLastIndex((row, place) => place < index && row.depth <= depth);
  return { rows: index - above, isParent: rows[above]!.depth < depth };
}

/** Files or elements, with lines from each to its parent. */
function Tree({ rows, x, y, end }: TreeProps) {
  return rows.map(({ depth, name, kind, note, callout }, index) => {
    const [left, middle] = [x + depth * indent, y + index * step];
    const reach = depth > 0 ? reachOf(rows, index) : undefined;
    const length = reach ? reach.rows * step - (reach.isParent ? 8 : 0) : 0;
    return (
      <g key={index}>
        {reach && <path d={`M${left - 13} ${middle - length}v${length}h9`} />}
        <g data-muted={kind === 'muted' ? '' : undefined}>
          <path
            data-box={kind === 'accent' ? kind : undefined}
            transform={`translate(${left} ${middle - 7})`}
            d={kind === 'folder' || name.endsWith('/') ? folder : file}
          />
          <text data-text="tree" x={left + 22} y={middle + 4.5}>
            {name}
          </text>
        </g>
        {note && (
          <text data-text="code" x={end} y={middle + 4.5} textAnchor="end">
            {note}
          </text>
        )}
        {callout && <Callout x={left + 40 + name.length * 7.85} y={middle} number={callout} />}
      </g>
    );
  });
}
