/** Event of the `<iframe>` of a demo, once the demo runs and has its data and its font. */
export const demoReady = 'docs-demo-ready';

/** Event of the `<iframe>` of a demo whose code could not be loaded. */
export const demoMissing = 'docs-demo-missing';

/** Storage key of the color mode of Toolpad Core's AppProvider. */
export const appProviderModeKey = 'toolpad-mode';

/** Events of a press, in order. Before a demo runs, its document keeps them. */
export const earlyPresses = ['mousedown', 'mouseup', 'click'] as const;

declare global {
  interface Window {
    /** Gives back what was pressed so far, and keeps nothing from then on. */
    takePresses?: () => Event[];
  }
}

/** Preferences that change the markup of demos: others only change their styles. */
export const markupPreferences = ['density', 'demoTheme'] as const;

/** Key of the edits of a page in session storage. */
export const editsKey = (pathname: string) => `docs-edits ${pathname}`;

/** A demo as a server renders it, which its frame shows before any script. */
export interface PreparedDemo {
  html: string;
  /** Style sheets, in order: the names by which Emotion knows their rules, and the rules. */
  styles: readonly { names: string; css: string }[];
}
