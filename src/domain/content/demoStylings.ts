import type { Preferences } from '../preferences/preferenceTable';

/** Stylings of demo code: labels, and values in the cookie. The first is the default. */
export type DemoStyling = 'MUI System' | 'Tailwind' | 'CSS';

interface DemoStylingRow {
  /** Prefix of hashes with the styling (`#css-Basic`), and mark of its code on a page. */
  slug: string;
  /** Suffix of its file names. Every demo has a file in the default styling. */
  fileEnding: string;
}

export const demoStylings: Readonly<Record<DemoStyling, DemoStylingRow>> = {
  'MUI System': { slug: 'system', fileEnding: '.tsx' },
  Tailwind: { slug: 'tailwind', fileEnding: '.tailwind.tsx' },
  CSS: { slug: 'css', fileEnding: '.css.tsx' },
};

export const defaultStyling: DemoStyling = 'MUI System';

export const otherStylings = (Object.keys(demoStylings) as DemoStyling[]).filter(
  (styling) => styling !== defaultStyling,
);

/** Files of the other stylings: `a/demos/Basic.tsx` -> `{ 'a/demos/Basic.tailwind.tsx': 'Tailwind', … }`. */
export function stylingFiles(demo: string): Record<string, DemoStyling> {
  return Object.fromEntries(
    otherStylings.map((styling) => [
      demo.replace(/\.tsx$/, demoStylings[styling].fileEnding),
      styling,
    ]),
  );
}

/** The styling of a demo's TypeScript or JavaScript file, from its name. */
export function stylingOfFile(fileName: string): DemoStyling {
  const asTypeScript = fileName.replace(/\.jsx$/, '.tsx');
  return (
    otherStylings.find((styling) => asTypeScript.endsWith(demoStylings[styling].fileEnding)) ??
    defaultStyling
  );
}

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
