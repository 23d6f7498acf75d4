/** Browsers that say how they are connected: `effectiveType` is `slow-2g`, `2g`, `3g` or `4g`. */
interface Connected {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether pages that may not be opened can be loaded: not where data is expensive or slow. */
export function isFastConnection(navigator: object): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as Connected).connection ?? {};
  return !saveData && effectiveType === '4g';
}
