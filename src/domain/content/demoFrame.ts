import type { DemoStyling } from './demoStylings';

/** Event of the `<iframe>` of a demo, once the demo runs and has its data and its font. */
export const demoReady = 'docs-demo-ready';

/** Event of the `<iframe>` of a demo whose code could not be loaded. */
export const demoMissing = 'docs-demo-missing';

/** Attribute of the `<iframe>` of a demo from the start of its script until it runs. */
export const startingAttribute = 'data-starting';

/** Id of the template with the script of a demo, in its document. */
export const demoCodeId = 'demo-code';

/** Class of the place of a data grid until it runs. */
export const gridPlace = 'docs-grid-place';

/** Storage key of the color mode of the documented AppProvider. */
export const appProviderModeKey = 'toolpad-mode';

/** Events of a press, in order, of keys and of a text that is typed. Before a demo runs, its document keeps them. */
export const earlyInput = ['mousedown', 'mouseup', 'click', 'keydown', 'input'] as const;

/** An event before a demo runs, and the text of its field then. */
interface EarlyInput {
  event: Event;
  text: string | undefined;
}

declare global {
  interface Window {
    /** Gives back what was pressed and typed so far, and keeps nothing from then on. */
    takeInput?: () => EarlyInput[];
  }
}

/** Why a demo is not rendered on a server, which a line of its source says: `// Needs a browser: <reason>.` */
export const browserReasonOf = (source: string): string | undefined =>
  /^\/\/ Needs a browser: (.+)$/m.exec(source)?.[1];

/** Preferences that change the markup of demos: others only change their styles. */
export const markupPreferences = ['density', 'demoTheme'] as const;

/** Key of the edits of a page in session storage. */
export const editsKey = (pathname: string) => `docs-edits ${pathname}`;

/** A demo as a server renders it, which its frame shows before any script. Both directions have one HTML. */
export interface PreparedDemo {
  html: string;
  /** In its other stylings. */
  others: Partial<Record<DemoStyling, string>>;
  /** Style sheets, in order: the names by which Emotion knows their rules, and the rules. */
  styles: readonly { names: string; css: string }[];
}

/** Name of the document that runs edited demos, beside those of demos, whose names begin with a capital letter. */
export const editFrameName = 'edit';

/** Address of the document that runs a demo. */
export const frameAddress = (base: string, demo: string) =>
  `${base}frames/${encodeURIComponent(demo)}/`;
