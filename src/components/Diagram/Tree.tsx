import type { TreeRow } from '../../domain/content/Diagram';
import { Callout } from './Callout';

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
export function Tree({ rows, x, y, end }: TreeProps) {
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
