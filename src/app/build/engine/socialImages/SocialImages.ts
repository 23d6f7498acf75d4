import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectDir } from '../../paths';
import { batches } from '../Compiler';
import type { SiteContext } from '../SiteContext';
import { hashOf, hashOfFiles } from '../hash';
import type { SocialText } from './socialImage';

/** The letters of the images: the same family as the pages', as TrueType, which the renderer reads. */
export const socialFont = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
);

/** The social images of a site, named by their text and cached between builds, so that each is rendered once. */
export class SocialImages {
  private readonly folder: string;
  private readonly wanted = new Map<string, SocialText>();
  private readonly design = hashOfFiles(projectDir, [
    'src/app/build/engine/socialImages',
    'src/theme',
  ]);

  constructor(private readonly context: SiteContext) {
    this.folder = path.join(context.siteCacheDir, 'socialImages');
  }

  /** Address of an image, which `publish` will put there. */
  addressOf(text: SocialText): string {
    const key = hashOf(this.design, text.title, text.product, text.hue, text.mark ?? '');
    this.wanted.set(key, text);
    return `${this.context.options.base}assets/social.${key}.png`;
  }

  /** Renders images that are not there yet. */
  private async render(wanted: readonly (readonly [string, SocialText])[]): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    const missing = wanted
      .filter(([key]) => !existsSync(this.fileOf(key)))
      .map(([key, text]) => ({ file: this.fileOf(key), ...text }));
    await Promise.all(
      batches(missing).map((images) =>
        this.context.compiler.run('renderSocialImages', { fontFile: socialFont, images }),
      ),
    );
  }

  /** File of the image at a path, rendered if necessary; undefined for a path that `addressOf` did not return. */
  async fileAt(address: string): Promise<string | undefined> {
    const wanted = [...this.wanted].find(([, text]) => this.addressOf(text) === address);
    if (!wanted) return undefined;
    await this.render([wanted]);
    return this.fileOf(wanted[0]);
  }

  /** Renders new images, deletes unused ones, and copies the images to the output. */
  async publish(dir: string): Promise<void> {
    if (this.wanted.size === 0) return;
    await this.render([...this.wanted]);
    for (const file of readdirSync(this.folder))
      if (!this.wanted.has(path.basename(file, '.png'))) rmSync(path.join(this.folder, file));
    for (const [key, text] of this.wanted) {
      const target = path.join(dir, this.addressOf(text));
      if (!existsSync(target)) copyFileSync(this.fileOf(key), target);
    }
  }

  private fileOf(key: string): string {
    return path.join(this.folder, `${key}.png`);
  }
}
