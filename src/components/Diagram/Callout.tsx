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
