import type { DemoStyling } from './demoStylings';

export interface SandboxSetup {
  devPackages?: readonly string[];
  /** Vite plugin: name of its function, and the package whose default export it is. */
  vitePlugin?: { name: string; from: string };
  /** A style sheet that the demo does not import itself. */
  styleSheet?: { fileName: string; text: string };
}

/** Additional setup of a project in that styling. */
export const sandboxSetups: Readonly<Record<DemoStyling, SandboxSetup>> = {
  'MUI System': {},
  Tailwind: {
    devPackages: ['tailwindcss', '@tailwindcss/vite'],
    vitePlugin: { name: 'tailwindcss', from: '@tailwindcss/vite' },
    styleSheet: {
      fileName: 'tailwind.css',
      // Without Tailwind's reset: demos use Material UI's baseline, on the page and in projects.
      text: `@layer theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
`,
    },
  },
  CSS: {},
};
