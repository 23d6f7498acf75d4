import type { AdVisibility } from '../../src/domain/ads/adMachine';
import type { AdTestBed } from './createAdTestBed';
import type { FakePlatform } from './createFakePlatform';
import { createWidthFrames, type WidthFrames } from './createWidthFrames';
import { nextFrame } from './nextFrame';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node?: Node }[];
}

/** Layout shifts inside an element, as the browser reports them. */
export interface LayoutWatch {
  /** Sum of the layout shifts so far. */
  shift(): number;
  stop(): void;
}

/** Starts watching; earlier shifts do not count. */
export function watchLayout(root: HTMLElement): LayoutWatch {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as LayoutShift[]) {
      if (sources.some(({ node }) => node && root.contains(node))) sum += value;
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: false });
  return {
    shift() {
      add(observer.takeRecords());
      return sum;
    },
    stop: () => observer.disconnect(),
  };
}

/** The slot of an ad. */
export const slotIn = (root: HTMLElement) =>
  root.querySelector<HTMLElement>('[data-placement], [data-under-demo]')!;

/** Width of a phone, in pixels. */
export const phoneWidth = 390;

/** What the industry measures of an ad, at a moment. */
export interface AdMeasures {
  /** Of the slot, in the window. */
  view: AdVisibility;
  /** How long enough of the ad has been in view, in milliseconds; `null` while nothing is timed. */
  elapsed: number | null;
  /** When the ad that is shown was viewable, in milliseconds after the start. */
  viewableAt: number | null;
  /** Sum of layout shifts since the start of the ad. */
  shift: number;
  /** Height of the slot on a phone as a share of its article's, from 0 to 1. */
  articleShare: number;
}

/** Measures the ad of a story from now on. */
export function createAdMeter(root: HTMLElement, { ads }: Pick<FakePlatform, 'ads'>) {
  const layout = watchLayout(root);
  let phone: Promise<WidthFrames> | undefined;
  let isStopped = false;
  const shareOfArticle = (copy: HTMLElement) => {
    const slot = slotIn(copy);
    return slot.offsetHeight / (slot.closest('article') ?? copy).offsetHeight;
  };
  return {
    /** Resolves to nothing where the story has ended meanwhile. */
    async measure({ reports, states, viewableFor }: AdTestBed): Promise<AdMeasures | undefined> {
      const frames = await (phone ??= createWidthFrames(root, [phoneWidth]));
      // The browser reports the shifts of a frame after it.
      await nextFrame();
      await nextFrame();
      if (isStopped) return undefined;
      const shownAt = states.at(-1)!.at;
      const viewable = reports.find(
        ({ at, eventAction }) => eventAction === 'viewable' && at >= shownAt,
      );
      return {
        view: ads.viewOf(slotIn(root)),
        elapsed: viewableFor(),
        viewableAt: viewable?.at ?? null,
        shift: layout.shift(),
        articleShare: frames.read(shareOfArticle)[0]!,
      };
    },
    stop() {
      isStopped = true;
      layout.stop();
      void phone?.then((frames) => frames.close());
    },
  };
}
