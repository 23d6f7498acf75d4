import { Resvg } from '@resvg/resvg-js';
import type { Theme } from '@mui/material/styles';
import satori from 'satori';
import { paletteOf, siteTheme } from '../../../../theme/siteTheme';
import { markTile } from '../drawings';

/** Size of a social image in pixels, as the large services recommend. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Color of the theme for the mark and the band along the edge; `ink`, the color of text, for neutral pages. */
export type SocialHue = 'primary' | 'secondary' | 'ink';

export interface SocialText {
  title: string;
  product: string;
  hue: SocialHue;
  /** SVG, where the site has one. */
  mark?: string | undefined;
}

/** Color of a hue in the theme. */
export function socialColor(hue: SocialHue, theme: Theme = siteTheme): string {
  const { text, ...palette } = paletteOf(theme, 'light');
  return hue === 'ink' ? text.primary : palette[hue].main;
}

/** In pixels. A title that is long, or has a very long word, is smaller. */
const sizes = { product: 36, title: 88, longTitle: 60 };

const sizeOf = (title: string) =>
  title.length > 50 || title.split(/\s/).some((word) => word.length > 18)
    ? sizes.longTitle
    : sizes.title;

/**
 * The image that previews of links show, as a PNG file.
 * @param font Inter, semi-bold, as TrueType
 */
export async function socialImage(
  { title, product, hue, mark }: SocialText,
  font: Buffer,
): Promise<Buffer> {
  const { background, text } = paletteOf(siteTheme, 'light');
  const color = socialColor(hue);
  const tile = mark && Buffer.from(markTile(mark, color, background.default)).toString('base64');
  const svg = await satori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: background.default,
        color: text.primary,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          justifyContent: 'space-between',
          padding: 80,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: sizes.product }}>
          {tile && <img src={`data:image/svg+xml;base64,${tile}`} width={60} height={60} />}
          <span style={{ opacity: 0.72 }}>{product}</span>
        </div>
        <div
          style={{
            display: 'block',
            lineClamp: 3,
            fontSize: sizeOf(title),
            lineHeight: 1.14,
            wordBreak: 'break-word',
          }}
        >
          {title}
        </div>
      </div>
      <div style={{ height: 10, background: color }} />
    </div>,
    { ...socialImageSize, fonts: [{ name: 'Inter', data: font, weight: 600 }] },
  );
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
