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
