import { AppWindow, Box, Columns, Dot, Person, Rows, Shell, Strokes } from './parts';

export const AppLayout = () => (
  <AppWindow>
    <Shell />
    <Box ink="fill" at={[46, 69, 48, 14]} />
    <Strokes ink="bar-on-hue" d="M55 76h26" />
    <Strokes ink="bar-hue" d="M114 65h58" />
    <Strokes ink="bar" d="M114 80h130M114 92h112" />
    <Box ink="soft" at={[112, 106, 156, 54]} />
  </AppWindow>
);

export const AppTheme = () => (
  <AppWindow>
    <Strokes d="M40 48h240M100 48v124" />
    <Strokes ink="bar-hue" d="M52 38h30" />
    <Strokes ink="bar" d="M52 76h26M52 90h30" />
    <Box ink="wash" at={[46, 55, 48, 14]} />
    <Strokes ink="bar-hue" d="M55 62h24" />
    <Person at={[56, 158]} r={7} ink="fill" />
    <Strokes ink="bar" d="M70 158h20" />
    {[110, 164, 218].map((x) => (
      <g key={x}>
        <Box ink="surface" at={[x, 56, 50, 34]} />
        <Strokes ink="bar" d={`M${x + 8} 65h18`} />
        <Strokes ink="line-hue" d={`m${x + 8} 82 9-5 8 3 8-7 9 2`} />
      </g>
    ))}
    <Box ink="surface" at={[110, 97, 104, 67]} />
    <Columns x={116} y={157} values={[20, 34, 26, 44, 38, 30]} hue={3} />
    <Box ink="surface" at={[221, 97, 47, 67]} />
    <Strokes d="M244.500 114a15 15 0 1 1-15 15" />
    <Strokes ink="line-hue" d="M229.500 129a15 15 0 0 1 15-15" />
    <Strokes ink="bar" d="M229 155h14" />
  </AppWindow>
);

/** The card of a sign-in page with a logo. */
const SignInCard = () => (
  <>
    <Box ink="surface" at={[92, 24, 136, 152]} r={6} />
    <Dot ink="fill" at={[160, 48]} r={10} />
    <Strokes ink="bar" d="M130 72h60" />
  </>
);

export const AppSignIn = () => (
  <>
    <SignInCard />
    {[86, 112, 138].map((y) => (
      <g key={y}>
        <Box ink={y === 86 ? 'wash' : 'surface'} at={[110, y, 100, 19]} />
        <Dot ink={y === 86 ? 'fill' : 'soft'} at={[122, y + 9.5]} r={4} />
        <Strokes ink={y === 86 ? 'bar-hue' : 'bar'} d={`M136 ${y + 9.5}h${y === 112 ? 56 : 46}`} />
      </g>
    ))}
  </>
);

export const AppEmail = () => (
  <>
    <SignInCard />
    <Box ink="surface" at={[110, 86, 100, 19]} />
    <Strokes ink="bar" d="M119 95.500h44" />
    <Box ink="fill" at={[110, 112, 100, 19]} />
    <Strokes ink="bar-on-hue" d="M144 121.500h32" />
    <Box ink="wash" at={[184, 118, 96, 62]} r={5} />
    <Strokes ink="line-hue" d="m184 123 43 30q5 4 10 0l43-30" />
  </>
);

export const AppPasskey = () => (
  <>
    <SignInCard />
    <Box ink="surface" at={[110, 86, 100, 19]} />
    <Strokes ink="bar" d="M119 95.500h44" />
    <Box ink="surface" at={[110, 112, 100, 19]} />
    <Strokes ink="bar" d="M144 121.500h32" />
    <Box ink="wash" at={[196, 94, 88, 84]} r={6} />
    <Strokes
      ink="line-hue"
      d="M224 120a12 12 0 1 0 24 0a12 12 0 1 0-24 0M245 128l21 21v9h-11v-8h-7v-7h-6"
    />
    <Dot ink="fill" at={[233, 117]} r={3} />
  </>
);

export const AppDatabase = () => (
  <>
    <Box ink="surface" at={[36, 30, 124, 140]} r={6} />
    <Dot ink="fill" at={[98, 52]} r={9} />
    <Strokes ink="bar" d="M72 74h52" />
    <Box ink="surface" at={[52, 86, 92, 17]} />
    <Box ink="surface" at={[52, 109, 92, 17]} />
    <Strokes ink="bar" d="M60 94.500h40M60 117.500h28" />
    <Box ink="fill" at={[52, 134, 92, 17]} />
    <Strokes ink="bar-on-hue" d="M84 142.500h28" />
    <Strokes ink="dash" d="M160 100h44" />
    <Strokes
      ink="wash"
      d="M206 76v52c0 8 16 14 37 14s37-6 37-14v-52M206 76c0 8 16 14 37 14s37-6 37-14s-16-14-37-14s-37 6-37 14z"
    />
    <Strokes
      ink="line-hue"
      d="M206 93c0 8 16 14 37 14s37-6 37-14M206 110c0 8 16 14 37 14s37-6 37-14"
    />
  </>
);

export const AppStats = () => (
  <AppWindow>
    <Strokes d="M40 48h240" />
    <Strokes ink="bar" d="M52 38h34" />
    {[52, 128, 204].map((x, index) => (
      <g key={x}>
        <Box ink={index === 0 ? 'wash' : 'surface'} at={[x, 57, 64, 32]} />
        <Strokes ink="bar" d={`M${x + 9} 67h22`} />
        <Strokes ink={index === 0 ? 'bar-hue' : 'bar'} d={`M${x + 9} 79h38`} />
      </g>
    ))}
    <Strokes d="M52 162h216M52 98v64" />
    <Strokes ink="line-hue" d="m60 150 26-14 26 6 26-22 26 8 26-18 26 6 26-14" />
    <Strokes d="m60 156 26-6 26 2 26-10 26 4 26-8 26 2 26-6" />
    <Dot ink="fill" at={[190, 110]} r={3.5} />
  </AppWindow>
);

export const AppForm = () => (
  <AppWindow>
    <Strokes d="M40 48h240M190 48v124" />
    <Strokes ink="bar" d="M52 38h34" />
    <Rows x={40} y={60} width={150} count={7} />
    <Strokes ink="bar-hue" d="M204 63h36" />
    <Box ink="wash" at={[202, 74, 66, 16]} />
    <Box ink="wash" at={[202, 96, 66, 16]} />
    <Box ink="wash" at={[202, 118, 66, 16]} />
    <Strokes ink="bar-hue" d="M210 82h30M210 104h44M210 126h22" />
    <Box ink="fill" at={[202, 144, 66, 17]} />
    <Strokes ink="bar-on-hue" d="M223 152.500h24" />
  </AppWindow>
);

const qrCode = [
  '1011001',
  '0110101',
  '1101110',
  '0011011',
  '1010110',
  '0111001',
  '1100101',
] as const;

export const AppQrCode = () => (
  <AppWindow>
    <Strokes d="M40 48h240" />
    <Strokes ink="bar" d="M52 38h34M54 70h40" />
    <Box ink="wash" at={[54, 80, 88, 19]} />
    <Strokes ink="bar-hue" d="M63 89.500h56" />
    <Strokes ink="bar" d="M54 114h74M54 127h52" />
    <Box ink="surface" at={[168, 60, 98, 98]} />
    {(
      [
        [176, 68],
        [238, 68],
        [176, 130],
      ] as const
    ).map(([x, y]) => (
      <g key={`${x} ${y}`}>
        <Strokes ink="line-hue" d={`M${x} ${y}h20v20h-20z`} />
        <Box ink="fill" at={[x + 6, y + 6, 8, 8]} r={1} />
      </g>
    ))}
    <path
      data-ink="fill"
      d={qrCode
        .flatMap((row, line) =>
          [...row].map((cell, column) => {
            const [x, y] = [176 + column * 12, 68 + line * 12];
            const isCorner = (x < 200 && y < 92) || (x > 232 && y < 92) || (x < 200 && y > 124);
            return cell === '1' && !isCorner ? `M${x} ${y}h10v10h-10z` : '';
          }),
        )
        .join('')}
    />
  </AppWindow>
);

export const AppGallery = () => (
  <AppWindow>
    <Strokes d="M40 48h240" />
    <Strokes ink="bar" d="M52 38h34" />
    <Box ink="wash" at={[54, 58, 78, 18]} />
    <Strokes ink="bar-hue" d="M63 67h40" />
    <Strokes ink="line-hue" d="m117 65 4 4 4-4" />
    <Box ink="surface" at={[54, 84, 212, 78]} />
    <Dot ink="fill" at={[230, 104]} r={7} />
    <Strokes ink="line-hue" d="m60 154 46-44 34 30 18-16 40 30" />
  </AppWindow>
);
