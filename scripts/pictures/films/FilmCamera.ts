import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Area } from '../studio/Editor';

export interface FilmFrame {
  file: string;
  /** Seconds for which it is shown. */
  duration: number;
}

export const framesPerSecond = 12;

/** Takes the frames of a film one by one: its speed is that of the scene, whatever the server and the machine take. */
export class FilmCamera {
  readonly frames: FilmFrame[] = [];
  private posterIndex = 0;

  constructor(
    private readonly page: Page,
    private readonly area: Area,
    private readonly folder: string,
  ) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** Shows what the page shows now, for some seconds. */
  async shoot(duration = 1 / framesPerSecond): Promise<void> {
    const file = path.join(this.folder, `${String(this.frames.length).padStart(4, '0')}.jpeg`);
    writeFileSync(
      file,
      await this.page.screenshot({ clip: this.area, type: 'jpeg', quality: 95, caret: 'initial' }),
    );
    this.frames.push({ file, duration });
  }

  /** The last frame is what is shown before the film plays. */
  markPoster(): void {
    this.posterIndex = this.frames.length - 1;
  }

  get poster(): FilmFrame {
    const frame = this.frames[this.posterIndex];
    if (!frame) throw new Error('The film has no frames.');
    return frame;
  }

  get seconds(): number {
    return Math.round(this.frames.reduce((sum, { duration }) => sum + duration, 0));
  }
}
