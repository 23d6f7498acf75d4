import { Box, Dot, Rows, Strokes } from './parts';

/** A component of Studio on the canvas, selected: with handles at its corners. */
function Selected({
  at: [x, y, width, height],
}: {
  at: readonly [number, number, number, number];
}) {
  return (
    <>
      <Strokes ink="dash" d={`M${x} ${y}h${width}v${height}h${-width}z`} />
      {[x, x + width].flatMap((left) =>
        [y, y + height].map((top) => (
          <Box key={`${left} ${top}`} ink="fill" at={[left - 3, top - 3, 6, 6]} r={1} />
        )),
      )}
    </>
  );
}

export const Button = () => (
  <>
    <Box ink="fill" at={[110, 66, 100, 30]} r={5} />
    <Strokes ink="bar-on-hue" d="M136 81h48" />
    <Selected at={[98, 54, 124, 54]} />
    <Box ink="surface" at={[98, 128, 58, 22]} r={4} />
    <Box ink="wash" at={[164, 128, 58, 22]} r={4} />
    <Strokes ink="bar" d="M112 139h30" />
    <Strokes ink="bar-hue" d="M178 139h30" />
  </>
);

export const DataGrid = () => (
  <>
    <Box ink="surface" at={[56, 42, 208, 116]} r={4} />
    <Box ink="wash" at={[56, 42, 208, 20]} r={4} />
    <Strokes ink="bar-hue" d="M64 52h30M143 52h34M218 52h24" />
    <Rows x={56} y={72} width={208} count={5} />
    <Strokes ink="bar" d="M196 150h36" />
    <Strokes ink="line-hue" d="m248 146-4 4 4 4M254 146l4 4-4 4" />
    <Selected at={[46, 32, 228, 136]} />
  </>
);

export const List = () => (
  <>
    {[48, 82, 116].map((y) => (
      <g key={y}>
        <Box ink="surface" at={[88, y, 144, 26]} />
        <Dot ink={y === 48 ? 'fill' : 'soft'} at={[104, y + 13]} r={6} />
        <Strokes ink={y === 48 ? 'bar-hue' : 'bar'} d={`M120 ${y + 13}h${y === 82 ? 72 : 54}`} />
      </g>
    ))}
    <Selected at={[76, 36, 168, 118]} />
  </>
);

export const DatePicker = () => (
  <>
    <Box ink="wash" at={[96, 30, 128, 24]} r={4} />
    <Strokes ink="bar-hue" d="M108 42h52" />
    <Strokes ink="line-hue" d="M202 37h12v11h-12zM202 40.500h12M205 34.500v4M211 34.500v4" />
    <Box ink="surface" at={[96, 60, 128, 110]} r={4} />
    <Strokes ink="bar" d="M108 74h40" />
    <Strokes ink="line-hue" d="m200 70-4 4 4 4M208 70l4 4-4 4" />
    {[92, 110, 128, 146].map((y, row) =>
      [110, 127, 144, 161, 178, 195, 212].map((x, day) => (
        <Dot
          key={`${x} ${y}`}
          ink={row === 2 && day === 3 ? 'fill' : 'soft'}
          at={[x - 1, y + 4]}
          r={row === 2 && day === 3 ? 7 : 3}
        />
      )),
    )}
  </>
);

export const TextField = () => (
  <>
    <Box ink="wash" at={[84, 58, 152, 32]} r={4} />
    <Strokes ink="bar-hue" d="M98 74h58" />
    <Strokes ink="line-hue" d="M166 66v16" />
    <Selected at={[72, 46, 176, 56]} />
    <Box ink="surface" at={[84, 120, 152, 30]} r={4} />
    <Strokes ink="bar" d="M98 135h76" />
  </>
);

/** Lines of a tree of files. */
const Tree = () => (
  <>
    <Box ink="surface" at={[24, 36, 104, 128]} r={5} />
    <Strokes d="M42 56v88M42 72h12M42 96h12M42 144h12M58 102v18h12" />
    <Strokes ink="bar" d="M38 52h40M60 96h36" />
    <Strokes ink="dash" d="M128 100h32" />
  </>
);

/** A layout around a page, in a folder for each route. */
export const NextAppRouter = () => (
  <>
    <Tree />
    <Strokes ink="bar-hue" d="M60 72h44M76 120h36" />
    <Strokes ink="bar" d="M60 144h28" />
    <Box ink="wash" at={[160, 36, 136, 128]} r={5} />
    <Strokes ink="bar-hue" d="M172 50h48" />
    <Box ink="surface" at={[172, 64, 112, 88]} r={4} />
    <Rows x={172} y={78} width={112} count={4} />
  </>
);

/** One app file around all pages. */
export const NextPagesRouter = () => (
  <>
    <Tree />
    <Strokes ink="bar-hue" d="M60 72h30" />
    <Strokes ink="bar" d="M76 120h28M60 144h40" />
    {[
      [184, 60],
      [172, 48],
      [160, 36],
    ].map(([x, y]) => (
      <Box key={x} ink={x === 160 ? 'wash' : 'surface'} at={[x!, y!, 112, 104]} r={5} />
    ))}
    <Strokes ink="bar-hue" d="M172 52h44" />
    <Box ink="surface" at={[172, 66, 88, 60]} r={4} />
    <Rows x={172} y={78} width={88} count={3} />
  </>
);

/** Routes as a tree of addresses, one of them on the screen. */
export const ReactRouter = () => (
  <>
    <Strokes d="M64 100h16M80 60v80M80 60h16M80 100h16M80 140h16" />
    <Dot ink="fill" at={[54, 100]} r={10} />
    {[60, 100, 140].map((y) => (
      <g key={y}>
        <Box ink={y === 100 ? 'wash' : 'surface'} at={[96, y - 12, 56, 24]} r={4} />
        <Strokes ink={y === 100 ? 'bar-hue' : 'bar'} d={`M106 ${y}h${y === 140 ? 24 : 34}`} />
      </g>
    ))}
    <Strokes ink="dash" d="M152 100h24" />
    <Box ink="surface" at={[176, 52, 120, 96]} r={5} />
    <Strokes d="M176 68h120M206 68v80" />
    <Strokes ink="bar-hue" d="M186 60h34" />
    <Box ink="soft" at={[216, 78, 32, 26]} />
    <Box ink="soft" at={[254, 78, 32, 26]} />
    <Strokes ink="bar" d="M216 118h70M216 132h52" />
  </>
);
