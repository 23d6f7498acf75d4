import type { Preferences } from '../preferences/preferenceTable';
import type { DemoStyling } from './demoStylings';

/** A file of a demo, in one of its versions. */
export interface DemoCode {
  variant: Preferences['codeVariant'];
  /** Undefined: shown in each styling without its own version. */
  styling?: DemoStyling;
  fileName: string;
  /** Highlighted inner HTML of `<code>`. */
  html: string;
  /** The lines that the page shows while the whole file is collapsed; see `splitPreview`. */
  preview?: readonly DemoRegion[];
}

interface DemoRegion {
  /** One of several has a name. */
  name?: string;
  /** Its first line in the file, from 0. */
  from: number;
  /** Highlighted inner HTML of `<code>`. */
  html: string;
}
