interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node?: Node }[];
}

/** What a browser says about the things inside an element that have moved without the reader's doing. */
export interface LayoutWatch {
  /** The sum of the layout shifts so far; 0 is perfect. */
  shift(): number;
  stop(): void;
}

/** Begins to watch; shifts from before do not count. */
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
