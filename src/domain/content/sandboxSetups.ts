import type { DemoStyling } from './demoStylings';

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
