// cspell:ignore libvpx fflags bitexact -- what ffmpeg calls its encoder and options
import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filmMaxBytes } from '../../../src/domain/films/films';
import { framesPerSecond, type FilmFrame } from './FilmCamera';

/** Quality of VP9, from the best to the worst in which text still reads well. */
const qualities = [36, 42, 48];

/** Encodes frames as a film without sound, with the best quality that is small enough. */
export function encodeFilm(frames: readonly FilmFrame[], file: string): void {
  const list = path.join(path.dirname(frames[0]!.file), 'frames.txt');
  const lines = frames.map(
    (frame) => `file '${path.resolve(frame.file)}'\nduration ${frame.duration.toFixed(3)}`,
  );
  // The last duration only counts when a frame follows it.
  writeFileSync(list, [...lines, `file '${path.resolve(frames.at(-1)!.file)}'`].join('\n'));
  for (const quality of qualities) {
    execFileSync(
      'ffmpeg',
      [
        ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list],
        ...['-vf', `fps=${framesPerSecond},format=yuv420p`, '-an', '-map_metadata', '-1'],
        ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(quality)],
        ...['-row-mt', '1', '-deadline', 'good', '-cpu-used', '5', '-g', '120'],
        ...['-fflags', '+bitexact', file],
      ],
      { stdio: 'inherit' },
    );
    if (statSync(file).size <= filmMaxBytes) return;
  }
  throw new Error(
    `${file} has ${statSync(file).size} bytes at the lowest quality, more than ${filmMaxBytes}. Show less of the window, or a shorter scene.`,
  );
}
