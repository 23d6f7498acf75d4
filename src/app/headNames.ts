/** Name of the meta element that holds the analytics receiver as JSON. */
export const analyticsMeta = 'docs:analytics';

/** Name of the meta element that holds the URL of the font of the interface. */
export const fontMeta = 'docs:font';

/** Selector of the buttons that were pressed before the script of the page was there, which presses them once more. */
export const earlyPress = 'button[aria-busy]';
