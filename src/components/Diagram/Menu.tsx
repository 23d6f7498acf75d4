import type { MenuRow } from '../../domain/content/Diagram';

export interface MenuProps {
  rows: readonly MenuRow[];
  /** In pixels; rows share the height. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rows of a sidebar. */
export function Menu({ rows, x, y, width, height }: MenuProps) {
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
