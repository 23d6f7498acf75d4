import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { batches } from '../Compiler';
import type { SiteContext } from '../SiteContext';
import { hashOf, hashOfFiles } from '../hash';
import { projectDir } from '../../paths';
import { linkFile } from '../../build/linkFiles';
import { mark } from '../../../theme/mark';
import { pictureDesign } from './pictureDesign';
import type { PictureText } from './PicturePainter';

/** The letters of the pictures: the same family as the pages', as TrueType, which the renderer reads. */
export const pictureFont = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
);

/** The social images of a site, named by their text and cached between builds, so that each is rendered once. */
export class Pictures {
  private readonly folder: string;
  private readonly wanted = new Map<string, PictureText>();
  private readonly painter = hashOfFiles(projectDir, ['src/app/engine/pictures']);

  constructor(private readonly context: SiteContext) {
    this.folder = path.join(context.siteCacheDir, 'pictures');
  }

  /** Address of a picture, which `publish` will put there. */
  addressOf(text: PictureText): string {
    const key = hashOf(
      this.painter,
      JSON.stringify([pictureDesign, mark]),
      text.title,
      text.product,
      text.hue ?? '',
    );
    this.wanted.set(key, text);
    return `${this.context.options.base}assets/social.${key}.png`;
  }

  /** Draws pictures that are not there yet. */
  private async draw(wanted: readonly (readonly [string, PictureText])[]): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    const missing = wanted
      .filter(([key]) => !existsSync(this.fileOf(key)))
      .map(([key, text]) => ({ file: this.fileOf(key), ...text }));
    await Promise.all(
      batches(missing).map((pictures) =>
        this.context.compiler.run('drawPictures', { fontFile: pictureFont, pictures }),
      ),
    );
  }

  /** File of the picture at a path, rendered if necessary; undefined for a path that `addressOf` did not return. */
  async fileAt(address: string): Promise<string | undefined> {
    const wanted = [...this.wanted].find(([, text]) => this.addressOf(text) === address);
    if (!wanted) return undefined;
    await this.draw([wanted]);
    return this.fileOf(wanted[0]);
  }

  /** Renders new pictures, deletes unused ones, and copies the pictures to the output. */
  async publish(dir: string): Promise<void> {
    await this.draw([...this.wanted]);
    for (const file of readdirSync(this.folder))
      if (!this.wanted.has(path.basename(file, '.png'))) rmSync(path.join(this.folder, file));
    for (const [key, text] of this.wanted) {
      const target = path.join(dir, this.addressOf(text));
      if (!existsSync(target)) linkFile(this.fileOf(key), target);
    }
  }

  private fileOf(key: string): string {
    return path.join(this.folder, `${key}.png`);
  }
}
