import { expect, it } from 'vitest';
import { loadedFrames } from './loadedFrames';

const here = 'https://docs.example';

/** A frame; access to its document throws where it must not be accessed. */
const frame = (path: string, loading: 'lazy' | 'eager', inside: Document | null | undefined) => ({
  src: here + path,
  loading,
  get contentDocument() {
    if (inside === undefined) throw new Error(`${path} was accessed`);
    return inside;
  },
});

const documentWith = (frames: unknown[], loaded: string[]) =>
  ({
    defaultView: {
      performance: {
        getEntriesByType: (type: string) =>
          type === 'resource' ? loaded.map((path) => ({ name: here + path })) : [],
      },
    },
    querySelectorAll: (selector: string) => (selector === 'iframe' ? frames : []),
  }) as unknown as Document;

const one = { title: 'one' } as Document;
const two = { title: 'two' } as Document;

it('finds the documents of frames that have loaded, whatever their hash', () => {
  const frames = [frame('/one/', 'lazy', one), frame('/two/#part', 'lazy', two)];
  expect(loadedFrames(documentWith(frames, ['/styles.css', '/two/', '/one/']))).toEqual([one, two]);
});

it('does not access lazy frames that have not loaded', () => {
  expect(
    loadedFrames(
      documentWith([frame('/one/', 'lazy', undefined), frame('/two/', 'lazy', two)], ['/two/']),
    ),
  ).toEqual([two]);
});

it('accesses a frame that loads with the page', () => {
  expect(loadedFrames(documentWith([frame('/one/', 'eager', one)], []))).toEqual([one]);
});

it('leaves out cross-origin frames', () => {
  expect(loadedFrames(documentWith([frame('/one/', 'lazy', null)], ['/one/']))).toEqual([]);
});
