import path from 'node:path';
import type { Plugin } from 'vite';
import { demoNameOf, type Sources } from '../../../content/sources';
import {
  defaultStyling,
  stylingFiles,
  type DemoStyling,
} from '../../../domain/content/demoStylings';
import { projectDir } from '../paths';

/** Files of a demo, absolute, by the styling that they are written in. */
export type DemoFiles = Partial<Record<DemoStyling, string>>;

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

const demosModule = 'virtual:demos';

/** `virtual:demos`: how to load each demo of a content folder, by name and styling. */
export function demosPlugin(demos: () => Readonly<Record<string, DemoFiles>>): Plugin {
  return {
    name: 'docs-demos',
    resolveId(id, importer) {
      if (id === demosModule) return `\0${demosModule}`;
      // Demos of a folder elsewhere find the packages of this project.
      const isForeign = importer && path.isAbsolute(importer) && !importer.startsWith(projectDir);
      return isForeign && /^[@a-z]/i.test(id)
        ? this.resolve(id, path.join(projectDir, 'package.json'), { skipSelf: true })
        : undefined;
    },
    load(id) {
      if (id !== `\0${demosModule}`) return undefined;
      const object = (entries: [string, string][]) =>
        `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(',\n')}}`;
      const loaders = (files: DemoFiles) =>
        object(
          Object.entries(files).map(([styling, file]) => [
            styling,
            `() => import(${JSON.stringify(file)})`,
          ]),
        );
      return `export const demos = ${object(Object.entries(demos()).map(([name, files]) => [name, loaders(files)]))};`;
    },
  };
}
