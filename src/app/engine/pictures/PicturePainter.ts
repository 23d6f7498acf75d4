import { escapeHtml } from '../../../domain/strings/escapeHtml';
import { Resvg } from '@resvg/resvg-js';
import { indexedPng } from './indexedPng';
import { mark as shapes } from '../../../theme/mark';
import { pictureDesign, type PictureHue, pictureSize } from './pictureDesign';

export interface PictureText {
  title: string;
  product: string;
  /** Color of the theme for the mark and the band along the edge. */
  hue?: PictureHue;
}

const { width, height } = pictureSize;
const { margin, title: titleDesign, colors } = pictureDesign;

/** The first half of the palette runs from paper to ink, the second from paper to the accent. */
const shades = 128;

function paletteIn(hue: PictureHue): Uint8Array {
  const bytes = new Uint8Array(shades * 2 * 3);
  for (const [half, color] of [colors.ink, colors[hue]].entries()) {
    for (let shade = 0; shade < shades; shade += 1) {
      const share = shade / (shades - 1);
      bytes.set(
        color.map((channel, index) =>
          Math.round(colors.paper[index]! * (1 - share) + channel * share),
        ),
        (half * shades + shade) * 3,
      );
    }
  }
  return bytes;
}

const svg = (of: { height: number }, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${of.height}" font-family="Inter" font-weight="600">${content}</svg>`;

const textAt = (x: number, y: number, size: number, text: string, opacity = 1) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill-opacity="${opacity}" xml:space="preserve">${escapeHtml(text)}</text>`;

/** The tile of the mark, with the mark cut out: the part on the bench only half. */
const cutTile = `<mask id="cut"><path fill="#fff" d="${shapes.tile}"/><g transform="${shapes.onTile}"><path d="${shapes.bench}"/><path fill-opacity=".65" d="${shapes.part}"/></g></mask><path mask="url(#cut)" d="${shapes.tile}"/>`;

/** How high above the baseline and below it letters reach, in parts of the font size. */
const [ascent, descent] = [1, 0.3];

/**
 * Draws the pictures of pages. All of a product's share their ground, so that only the band with the title is drawn
 * for each; two inks on paper make do with a palette, which keeps encoding short: some milliseconds a picture.
 */
export class PicturePainter {
  private readonly palettes = {
    primary: paletteIn('primary'),
    secondary: paletteIn('secondary'),
    ink: paletteIn('ink'),
  };
  private readonly grounds = new Map<string, Uint8Array>();
  private readonly widths = new Map<string, number>();

  /** @param fontFile Inter, semi-bold, as TrueType */
  constructor(private readonly fontFile: string) {}

  /** The picture as a PNG file. */
  paint({ title, product, hue = 'primary' }: PictureText): Buffer {
    const pixels = new Uint8Array(this.ground(product));
    const { size, lines } = this.fit(title);
    const lineHeight = Math.round(size * titleDesign.lineHeight);
    const top = Math.floor(
      titleDesign.lastBaseline - (lines.length - 1) * lineHeight - size * ascent,
    );
    const band = { height: Math.ceil((lines.length - 1) * lineHeight + size * (ascent + descent)) };
    const text = lines
      .map((line, index) => textAt(margin, size * ascent + index * lineHeight, size, line))
      .join('');
    const inked = this.coverage(svg(band, text));
    for (let index = 0; index < inked.length; index += 1)
      if (inked[index]! > 0) pixels[top * width + index] = inked[index]!;
    return indexedPng({ ...pictureSize, palette: this.palettes[hue], pixels });
  }

  /** Where the title breaks, in the largest size in which its lines and its longest word fit. */
  private fit(title: string): { size: number; lines: string[] } {
    const fits = titleDesign.sizes.map((size) => ({
      size,
      lines: this.wrap(title, (width - 2 * margin) / size),
    }));
    const good = fits.find(
      ({ size, lines }) =>
        lines.length <= titleDesign.maxLines &&
        lines.every((line) => this.widthOf(line) * size <= width - 2 * margin),
    );
    const { size, lines } = good ?? fits.at(-1)!;
    return { size, lines: lines.slice(0, titleDesign.maxLines) };
  }

  private wrap(title: string, room: number): string[] {
    const lines: string[] = [];
    for (const word of title.split(/\s+/).filter(Boolean)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.widthOf(longer) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** Width of a line in parts of the font size: of its words, which are measured once each. */
  private widthOf(line: string): number {
    const words = line.split(' ');
    return words.reduce(
      (sum, word) => sum + this.wordWidth(word),
      (words.length - 1) * titleDesign.space,
    );
  }

  private wordWidth(word: string): number {
    const known = this.widths.get(word);
    if (known !== undefined) return known;
    const size = 100;
    const measured =
      (this.open(svg({ height }, textAt(0, size, size, word))).getBBox()?.width ?? 0) / size;
    this.widths.set(word, measured);
    return measured;
  }

  private ground(product: string): Uint8Array {
    const known = this.grounds.get(product);
    if (known) return known;
    const { mark, name, rule } = pictureDesign;
    const ink = this.coverage(
      svg(
        pictureSize,
        textAt(margin + mark.size + name.gap, name.baseline, name.size, product, name.opacity),
      ),
    );
    const scale = mark.size / 24;
    const accent = this.coverage(
      svg(
        pictureSize,
        `<g transform="translate(${margin} ${mark.top}) scale(${scale})">${cutTile}</g><path d="M0 ${height - rule}h${width}v${rule}H0z"/>`,
      ),
    );
    const ground = ink.map((shade, index) =>
      accent[index]! > 0 ? shades + accent[index]! : shade,
    );
    this.grounds.set(product, ground);
    return ground;
  }

  private open(source: string): Resvg {
    return new Resvg(source, {
      font: { loadSystemFonts: false, fontFiles: [this.fontFile], defaultFontFamily: 'Inter' },
    });
  }

  /** How much of each pixel is inked, from 0 to `shades - 1`. */
  private coverage(source: string): Uint8Array {
    const { pixels } = this.open(source).render();
    const alpha = new Uint8Array(pixels.length / 4);
    for (let index = 0; index < alpha.length; index += 1)
      alpha[index] = pixels[index * 4 + 3]! >> 1;
    return alpha;
  }
}
