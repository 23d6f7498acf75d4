/** How the code of a demo can be styled: the label of the choice, and its value in the cookie. The first is the default. */
export type DemoStyling = 'MUI System' | 'Tailwind' | 'CSS';

interface DemoStylingRow {
  /** Begins the hash of a URL that asks for the styling (`#css-Basic`), and marks its code on a page. */
  slug: string;
  /** How the name of its file ends. Every demo has a file in the default styling. */
  fileEnding: string;
}

export const demoStylings: Readonly<Record<DemoStyling, DemoStylingRow>> = {
  'MUI System': { slug: 'system', fileEnding: '.tsx' },
  Tailwind: { slug: 'tailwind', fileEnding: '.tailwind.tsx' },
  CSS: { slug: 'css', fileEnding: '.css.tsx' },
};

export interface SandboxSetup {
  devPackages?: readonly string[];
  /** Plugin of Vite: the name of its function and the package whose default export it is. */
  vitePlugin?: { name: string; from: string };
  /** A style sheet that the demo does not import itself. */
  styleSheet?: { fileName: string; text: string };
}

/** What a project made of a demo in that styling has besides. */
export const sandboxSetups: Readonly<Record<DemoStyling, SandboxSetup>> = {
  'MUI System': {},
  Tailwind: {
    devPackages: ['tailwindcss', '@tailwindcss/vite'],
    vitePlugin: { name: 'tailwindcss', from: '@tailwindcss/vite' },
    styleSheet: {
      fileName: 'tailwind.css',
      // Without Tailwind's reset: a demo runs on Material UI's baseline, on the page and in a project.
      text: `@layer theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
`,
    },
  },
  CSS: {},
};

export const [defaultStyling, ...otherStylings] = Object.keys(demoStylings) as [
  DemoStyling,
  ...DemoStyling[],
];

/** Files of the other stylings: `a/demos/Basic.tsx` -> `{ 'a/demos/Basic.tailwind.tsx': 'Tailwind', … }`. */
export function stylingFiles(demo: string): Record<string, DemoStyling> {
  return Object.fromEntries(
    otherStylings.map((styling) => [
      demo.replace(/\.tsx$/, demoStylings[styling].fileEnding),
      styling,
    ]),
  );
}

/** The styling that a file of a demo is written in, by its name, in TypeScript or JavaScript. */
export function stylingOfFile(fileName: string): DemoStyling {
  const asTypeScript = fileName.replace(/\.jsx$/, '.tsx');
  return (
    otherStylings.find((styling) => asTypeScript.endsWith(demoStylings[styling].fileEnding)) ??
    defaultStyling
  );
}
