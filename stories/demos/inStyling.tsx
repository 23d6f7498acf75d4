import type { ComponentType } from 'react';

const versions = import.meta.glob<{ default: ComponentType }>(
  '../../docs/*/*/demos/*.{tailwind,css}.tsx',
);

/** A demo's story in another styling, to extend one of the demo itself with: what that proves has to hold here. */
export function inStyling(demo: string, ending: 'tailwind' | 'css') {
  const load = Object.entries(versions).find(([file]) =>
    file.endsWith(`/${demo}.${ending}.tsx`),
  )?.[1];
  return {
    loaders: [
      async () => {
        if (!load) throw new Error(`There is no ${demo}.${ending}.tsx below docs.`);
        return { Demo: (await load()).default };
      },
    ],
    render: (_args: unknown, { loaded }: { loaded: Record<string, unknown> }) => {
      const Demo = loaded['Demo'] as ComponentType;
      return <Demo />;
    },
  };
}
