import path from 'node:path';
import { defaultStyling, stylingFiles } from '../../../domain/content/demoStylings';
import { demoNameOf, type Sources } from '../../../content/sources';
import type { DemoFiles } from './viteConfigs';

/** The files of the demos of a content folder, by name and styling. */
export function demoFiles(
  contentDir: string,
  { demos, stylings }: Sources,
): Record<string, DemoFiles> {
  return Object.fromEntries(
    demos.map((file) => {
      const others = Object.entries(stylingFiles(file)).flatMap(([other, styling]) =>
        stylings.includes(other) ? [[styling, path.join(contentDir, other)]] : [],
      );
      return [
        demoNameOf(file),
        {
          [defaultStyling]: path.join(contentDir, file),
          ...Object.fromEntries(others),
        } satisfies DemoFiles,
      ];
    }),
  );
}
