/** Name of the meta element that holds the analytics receiver as JSON. */
export const analyticsMeta = 'docs:analytics';

/** Name of the meta element that holds the URL of the font of the interface. */
export const fontMeta = 'docs:font';

declare global {
  interface Window {
    /** What was pressed last, also before the script of the page was there. */
    lastPressed?: Element;
  }
}
