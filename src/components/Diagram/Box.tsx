import { unit, type DiagramBox, type PlacedBox } from '../../domain/content/Diagram';
import { Callout } from './Callout';
import { Menu } from './Menu';
import { Sketch } from './Sketch';
import { Tree } from './Tree';

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

/** One box of a drawing with its content. A sketch without words is its own outline. */
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
