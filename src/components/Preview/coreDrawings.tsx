import { AppWindow, Box, Columns, Dot, Person, Rows, Shell, Strokes } from './parts';

export const AppProvider = () => (
  <>
    <Box ink="dash" at={[22, 34, 276, 148]} r={8} />
    {[64, 128, 192, 256].map((x) => (
      <Box key={x} ink="wash" at={[x - 16, 18, 32, 32]} r={6} />
    ))}
    <Strokes
      ink="line-hue"
      d="M57 29h14M57 34h14M57 39h9M123 39v-4q0-5 5-5h6m-3.500-3.500 3.500 3.500-3.500 3.500M192 27a7 7 0 1 0 0 14zM192 27a7 7 0 0 1 0 14M252.500 30.500a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0M249 41a7 5 0 0 1 14 0"
    />
    <Strokes ink="dash" d="M64 50v20M128 50v20M192 50v20M256 50v20" />
    <Box ink="surface" at={[46, 70, 228, 98]} r={5} />
    <Strokes d="M46 86h228M98 86v82" />
    <Strokes ink="bar" d="M56 78h26M56 98h26M56 111h20M56 124h24M112 99h50M112 112h90" />
    <Box ink="soft" at={[112, 124, 46, 32]} />
    <Box ink="soft" at={[166, 124, 46, 32]} />
    <Box ink="soft" at={[220, 124, 42, 32]} />
  </>
);

export const DashboardLayout = () => (
  <AppWindow>
    <Box ink="wash" at={[40, 28, 240, 20]} r={5} />
    <Box ink="wash" at={[40, 48, 60, 124]} r={0} />
    <Dot ink="fill" at={[52, 38]} r={4} />
    <Strokes ink="bar-hue" d="M62 38h26" />
    <Dot ink="fill" at={[268, 38]} r={5} />
    <Box ink="fill" at={[46, 56, 48, 13]} r={3} />
    <Strokes ink="bar-on-hue" d="M55 62.500h26" />
    <Strokes ink="bar-hue" d="M55 81h24M55 96h30M55 111h20" />
    <Box ink="soft" at={[112, 60, 47, 30]} />
    <Box ink="soft" at={[166, 60, 47, 30]} />
    <Box ink="soft" at={[220, 60, 47, 30]} />
    <Strokes ink="bar" d="M119 69h18M173 69h22M227 69h14" />
    <Columns x={112} y={160} values={[22, 34, 28, 44, 38]} hue={-1} />
    <Rows x={200} y={112} width={68} count={3} />
  </AppWindow>
);

export const PageContainer = () => (
  <AppWindow>
    <Shell />
    <Box ink="wash" at={[108, 56, 164, 108]} r={4} />
    <Strokes ink="bar-hue" d="M120 69h20M154 69h26" />
    <Strokes ink="line-hue" d="m145.500 72.500 3-7" />
    <Box ink="fill" at={[120, 79, 66, 10]} r={3} />
    <Box ink="surface" at={[192, 77, 32, 14]} />
    <Box ink="fill" at={[230, 77, 32, 14]} />
    <Strokes ink="bar-on-hue" d="M239 84h14" />
    <Strokes ink="bar" d="M201 84h14" />
    <Box ink="surface" at={[120, 100, 142, 54]} />
    <Rows x={126} y={110} width={130} count={3} />
  </AppWindow>
);

export const SignInPage = () => (
  <>
    <Box ink="surface" at={[96, 18, 128, 164]} r={6} />
    <Dot ink="fill" at={[160, 40]} r={9} />
    <Strokes ink="line-on-hue" d="M155 40a5 5 0 1 0 10 0a5 5 0 1 0-10 0" />
    <Strokes ink="bar" d="M132 62h56" />
    <Box ink="wash" at={[112, 74, 96, 17]} />
    <Box ink="wash" at={[112, 96, 96, 17]} />
    <Dot ink="fill" at={[123, 82.5]} r={3.5} />
    <Dot ink="fill" at={[123, 104.5]} r={3.5} />
    <Strokes ink="bar-hue" d="M136 82.500h42M136 104.500h50" />
    <Strokes d="M112 123h38M170 123h38" />
    <Strokes ink="bar" d="M157 123h6" />
    <Box ink="surface" at={[112, 132, 96, 17]} />
    <Strokes ink="bar" d="M121 140.500h30" />
    <Box ink="fill" at={[112, 155, 96, 17]} />
    <Strokes ink="bar-on-hue" d="M146 163.500h28" />
  </>
);

export const Account = () => (
  <>
    <Box ink="surface" at={[40, 24, 240, 152]} r={5} />
    <Strokes d="M40 48h240" />
    <Strokes ink="bar" d="M54 36h40M54 70h50M54 84h36" />
    <Box ink="soft" at={[54, 98, 60, 64]} />
    <Person at={[262, 36]} r={8} ink="fill" />
    <Box ink="wash" at={[142, 56, 128, 108]} r={5} />
    <Person at={[166, 82]} r={14} ink="fill" />
    <Strokes ink="bar-hue" d="M190 76h48" />
    <Strokes ink="bar" d="M190 88h62" />
    <Strokes ink="line-hue" d="M142 106h128" />
    <Strokes ink="bar" d="M158 119h54" />
    <Box ink="fill" at={[194, 136, 64, 17]} />
    <Strokes ink="bar-on-hue" d="M210 144.500h32" />
  </>
);

export const Crud = () => (
  <>
    <Box ink="surface" at={[26, 28, 188, 136]} r={5} />
    <Strokes ink="bar" d="M38 43h44" />
    <Box ink="fill" at={[166, 36, 38, 15]} />
    <Strokes ink="bar-on-hue" d="M177 43.500h16" />
    <Strokes d="M26 58h188" />
    <Rows x={26} y={69} width={188} count={6} />
    <Box ink="wash" at={[26, 93, 188, 16]} r={0} />
    <Strokes ink="bar-hue" d="M34 101h44M105 101h38M172 101h20" />
    <Box ink="surface" at={[172, 82, 122, 96]} r={5} />
    <Strokes ink="bar-hue" d="M184 97h46" />
    <Box ink="wash" at={[184, 107, 98, 15]} />
    <Box ink="wash" at={[184, 127, 98, 15]} />
    <Strokes ink="bar-hue" d="M192 114.500h36M192 134.500h52" />
    <Box ink="fill" at={[240, 152, 42, 16]} />
    <Strokes ink="bar-on-hue" d="M252 160h18" />
  </>
);

export const useDialogs = () => (
  <>
    <AppWindow>
      <Shell />
      <Rows x={112} y={64} width={156} count={6} />
    </AppWindow>
    <Box ink="wash" at={[86, 62, 148, 82]} r={6} />
    <Strokes ink="bar-hue" d="M102 82h64" />
    <Strokes ink="bar" d="M102 97h114M102 109h76" />
    <Strokes ink="bar-hue" d="M140 129h22" />
    <Box ink="fill" at={[178, 120, 44, 17]} />
    <Strokes ink="bar-on-hue" d="M190 128.500h20" />
  </>
);

export const useNotifications = () => (
  <>
    <AppWindow>
      <Shell />
      <Box ink="soft" at={[112, 60, 70, 40]} />
      <Box ink="soft" at={[192, 60, 76, 40]} />
      <Strokes ink="bar" d="M120 70h28M200 70h34" />
    </AppWindow>
    <Box ink="surface" at={[58, 112, 150, 24]} r={4} />
    <Dot ink="soft" at={[73, 124]} r={6} />
    <Strokes ink="bar" d="M88 124h84" />
    <Box ink="wash" at={[50, 142, 168, 28]} r={4} />
    <Dot ink="fill" at={[67, 156]} r={8} />
    <Strokes ink="line-on-hue" d="m63 156 3 3 5-6" />
    <Strokes ink="bar-hue" d="M84 156h72M182 156h20" />
  </>
);

export const useSession = () => (
  <>
    <Box ink="surface" at={[36, 44, 152, 112]} r={5} />
    <Strokes d="M36 62h152" />
    <Dot ink="soft" at={[48, 53]} r={3} />
    <Dot ink="soft" at={[59, 53]} r={3} />
    <Strokes ink="bar-hue" d="M50 78h20M62 94h22M74 110h22M74 126h22" />
    <Strokes ink="bar" d="M78 78h30M106 110h56M106 126h38M50 142h4" />
    <Strokes ink="dash" d="M162 110h34a12 12 0 0 0 12-12" />
    <Box ink="wash" at={[208, 52, 84, 96]} r={6} />
    <Person at={[250, 84]} r={18} ink="fill" />
    <Strokes ink="bar-hue" d="M230 118h40" />
    <Strokes ink="bar" d="M224 131h52" />
  </>
);

export const PersistentState = () => (
  <>
    {[30, 196].map((x) => (
      <g key={x}>
        <Box ink="surface" at={[x, 34, 94, 74]} r={5} />
        <Strokes d={`M${x} 50h94`} />
        <Strokes ink="bar" d={`M${x + 10} 42h24M${x + 12} 64h34`} />
        <Box ink="wash" at={[x + 12, 74, 70, 18]} />
        <Strokes ink="bar-hue" d={`M${x + 21} 83h34`} />
      </g>
    ))}
    <Strokes ink="dash" d="M77 108v24q0 10 10 10h40M243 108v24q0 10-10 10h-40" />
    <Strokes
      ink="wash"
      d="M130 128v30c0 6 13 10 30 10s30-4 30-10v-30M130 128c0 6 13 10 30 10s30-4 30-10s-13-10-30-10s-30 4-30 10z"
    />
    <Strokes ink="line-hue" d="M130 143c0 6 13 10 30 10s30-4 30-10" />
  </>
);
