import type { Locator } from '@playwright/test';
import type { Editor, Point } from '../studio/Editor';
import { framesPerSecond, type FilmCamera } from './FilmCamera';

/** A headless browser shows no pointer, so this one is drawn over the page. */
const arrow =
  '<svg xmlns="http://www.w3.org/2000/svg" width="26" height="26" viewBox="0 0 26 26"><path d="M4 2v18l4.6-4.2 3 7 3.4-1.5-3-6.8h6.3z" fill="#111" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>';

const ease = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** Moves the mouse and types as a user does, before a camera. */
export class Pointer {
  private place: Point = [540, 300];

  constructor(
    private readonly editor: Editor,
    private readonly camera: FilmCamera,
  ) {}

  async show(): Promise<void> {
    await this.editor.page.evaluate(
      ([svg, [x, y]]) => {
        const pointer = document.createElement('div');
        pointer.id = 'film-pointer';
        pointer.innerHTML = svg;
        pointer.style.cssText =
          'position:fixed;left:-4px;top:-2px;z-index:2147483647;pointer-events:none;line-height:0';
        pointer.style.translate = `${x}px ${y}px`;
        document.documentElement.append(pointer);
      },
      [arrow, this.place] as const,
    );
    await this.editor.page.mouse.move(...this.place);
  }

  async moveTo([endX, endY]: Point, seconds = 0.7): Promise<void> {
    const { page } = this.editor;
    const [startX, startY] = this.place;
    const steps = Math.max(2, Math.round(seconds * framesPerSecond));
    for (let step = 1; step <= steps; step += 1) {
      const part = ease(step / steps);
      const [x, y] = [startX + (endX - startX) * part, startY + (endY - startY) * part];
      await page.mouse.move(x, y);
      await page.evaluate(
        ([left, top]) => {
          document.getElementById('film-pointer')!.style.translate = `${left}px ${top}px`;
        },
        [x, y] as const,
      );
      await this.camera.shoot();
    }
    this.place = [endX, endY];
  }

  /** Lets the page settle, then shows it for some seconds. */
  async pause(seconds: number): Promise<void> {
    await this.editor.settled();
    await this.camera.shoot(seconds);
  }

  /** Moves to a place in something, its middle if not told, and clicks. */
  async click(target: Locator, part?: Point): Promise<void> {
    await this.moveTo(await this.editor.at(target, part));
    await this.camera.shoot(0.3);
    await this.editor.page.mouse.down();
    await this.editor.page.mouse.up();
  }

  /** Drags what is at the pointer to a place. */
  async dragTo(end: Point, whileDragging: () => void = () => {}): Promise<void> {
    await this.camera.shoot(0.3);
    await this.editor.page.mouse.down();
    await this.moveTo(end, 1.4);
    await this.pause(0.9);
    whileDragging();
    await this.editor.page.mouse.up();
    await this.pause(1.2);
  }

  async type(text: string): Promise<void> {
    for (const character of text) {
      await this.editor.page.keyboard.type(character);
      await this.editor.page.waitForTimeout(60);
      await this.camera.shoot();
    }
  }
}
