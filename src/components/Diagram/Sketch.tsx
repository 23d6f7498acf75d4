import type { Sketch as Kind } from '../../domain/content/Diagram';

export interface SketchProps {
  kind: Kind;
  /** In pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const bar = (x: number, y: number, width: number, height = 6, hue = false) => (
  <rect
    key={`${x} ${y}`}
    data-fill={hue ? 'hue' : ''}
    x={Math.round(x)}
    y={Math.round(y)}
    width={Math.round(width)}
    height={Math.round(height)}
    rx={Math.min(3, height / 2)}
  />
);

/** A table: a header and as many rows as there is room for, the first one selected. */
function grid({ x, y, width, height }: SketchProps) {
  const rows = Math.max(1, Math.floor(height / 16));
  const columns = [0, 0.38, 0.7];
  return (
    <>
      <rect x={x} y={y} width={width} height={rows * 16} rx={3} />
      {Array.from({ length: rows }, (_, row) =>
        columns.map((at, column) =>
          bar(
            x + 8 + at * (width - 8),
            y + row * 16 + 5,
            width * (column === 0 ? 0.26 : 0.18),
            6,
            row === 1,
          ),
        ),
      )}
      {Array.from({ length: rows - 1 }, (_, row) => (
        <path key={row} d={`M${x} ${y + (row + 1) * 16}h${width}`} />
      ))}
    </>
  );
}

function chart({ x, y, width, height }: SketchProps) {
  const values = [0.45, 0.7, 0.55, 0.9, 0.65, 0.8];
  const step = width / values.length;
  return (
    <>
      <path d={`M${x} ${y + height}h${width}`} />
      {values.map((value, index) =>
        bar(
          x + index * step + step * 0.2,
          y + height - 2 - value * (height - 4),
          step * 0.6,
          value * (height - 4),
          index === 3,
        ),
      )}
    </>
  );
}

function image({ x, y, width, height }: SketchProps) {
  const base = y + height - 4;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={3} />
      <circle cx={x + width * 0.72} cy={y + height * 0.3} r={Math.min(5, height / 6)} />
      <path
        d={`M${x + 4} ${base}l${width * 0.3} ${-height * 0.5}l${width * 0.2} ${height * 0.28}l${width * 0.15} ${-height * 0.16}l${width * 0.24} ${height * 0.34}`}
      />
    </>
  );
}

/** The outline of a component, instead of its content. */
export function Sketch(props: SketchProps) {
  const { kind, x, y, width, height } = props;
  switch (kind) {
    case 'grid':
      return grid(props);
    case 'chart':
      return chart(props);
    case 'image':
      return image(props);
    case 'avatar':
      return <circle data-fill="" cx={x + width / 2} cy={y + height / 2} r={height / 2} />;
    case 'icon':
      return <circle cx={x + width / 2} cy={y + height / 2} r={7} />;
    case 'heading':
      return bar(x, y + height / 2 - 5, width, 10);
    case 'checkbox':
      return (
        <>
          <rect x={x} y={y + height / 2 - 7} width={14} height={14} rx={2} />
          {bar(x + 24, y + height / 2 - 3, width - 24)}
        </>
      );
    case 'button':
      return bar(x, y + height / 2 - 9, Math.min(width, 72), 18, true);
    case 'outlinedButton':
      return (
        <>
          <rect x={x} y={y} width={width} height={height} rx={3} />
          {bar(x + width * 0.3, y + height / 2 - 3, width * 0.4)}
        </>
      );
    case 'field':
      return (
        <>
          <rect x={x} y={y + height / 2 - 10} width={width} height={20} rx={3} />
          {bar(x + 8, y + height / 2 - 3, width * 0.4)}
        </>
      );
    case 'text':
      return [0.9, 0.75, 0.5]
        .filter((_, index) => (index + 1) * 12 <= height)
        .map((part, index) => bar(x, y + 3 + index * 12, width * part));
  }
}
