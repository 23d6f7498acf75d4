/** A place of the built workbench where an expectation is written, as `file:line:column`. */
export type Place = string;

export type PlayResult = 'passed' | 'failed' | 'hung';

/** What a page of the workbench knows of the expectations of the story that it has played last. */
export interface ExpectationsInPage {
  /** Every place that was reached, and whether a matcher was called there: without one nothing is expected. */
  reached: Record<Place, boolean>;
  /** The place whose expectations fail, whatever they find. */
  failing: Place | null;
  /** Draws a story anew and plays it; `patience` is how long that may take, in milliseconds. */
  play(storyId: string, failing: Place | null, patience: number): Promise<PlayResult>;
}

declare global {
  interface Window {
    expectations: ExpectationsInPage;
  }
}
