import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { StudioFunction } from '../../../src/reference/records';
import { demoPages, slugOf } from '../core/readComponents';
import { pathIn, resolved } from '../core/openProgram';
import { quoted, readComment } from '../core/readComment';
import { signaturesOf } from '../core/readSignature';
import { repositoryPath } from '../core/sourcePath';
import type { TypeCollector } from '../core/TypeCollector';
import { missingIn, type PackageFolder, type ToolpadPackages } from '../packages/locatePackages';
import { sourceAbove } from './readScripts';

/** Where each function of Studio's API is declared, and where users import it from. */
interface FunctionEntry {
  name: string;
  module: string;
  package: keyof ToolpadPackages;
  declarations: string;
}

const modules = {
  '@toolpad/studio': { package: 'studio', declarations: 'dist/exports/index.d.mts' },
  '@toolpad/studio/browser': { package: 'runtime', declarations: 'dist/browser.d.ts' },
  '@toolpad/studio/server': { package: 'runtime', declarations: 'dist/server.d.ts' },
} as const;

/** In the order of the menu. */
export const functionTable: readonly FunctionEntry[] = (
  [
    ['createComponent', '@toolpad/studio/browser'],
    ['createDataProvider', '@toolpad/studio/server'],
    ['createFunction', '@toolpad/studio/server'],
    ['createHandler', '@toolpad/studio'],
    ['getContext', '@toolpad/studio/server'],
  ] as const
).map(([name, module]) => ({ name, module, ...modules[module] }));

/** What is extracted of a function; its summary is added later. */
export type ExtractedFunction = Omit<StudioFunction, 'summary'>;

/** Pages that use the functions whose comments list none. */
const guides: Record<string, { title: string; page: string }> = {
  createComponent: { title: 'Custom components', page: 'studio/concepts/custom-components' },
  createFunction: { title: 'Custom functions', page: 'studio/concepts/custom-functions' },
  createHandler: { title: 'Custom server', page: 'studio/concepts/custom-server' },
};

/** The functions of Studio's API, from their declarations. */
export function readFunctions(
  types: TypeCollector,
  packages: ToolpadPackages,
  missing: string[],
): ExtractedFunction[] {
  return functionTable.flatMap((entry): ExtractedFunction[] => {
    const owner = packages[entry.package];
    const lost = missingIn(missing, owner, entry.declarations);
    const exports = types.opened.exportsOf(path.join(owner.folder, entry.declarations)) ?? [];
    const exported = exports.find((symbol) => symbol.name === entry.name);
    const symbol = exported && resolved(types.opened.checker, exported);
    const declaration = symbol?.valueDeclaration;
    if (!symbol || !declaration) {
      lost('the function', `it exports no ${entry.name}.`);
      return [];
    }
    const comment = readComment(declaration);
    const guide = guides[entry.name];
    return [
      {
        name: entry.name,
        page: `studio/reference/api/${slugOf(entry.name)}`,
        import: `import { ${entry.name} } from '${entry.module}';`,
        description: quoted(comment.text || undefined, owner.name),
        deprecated: quoted(comment.deprecated, owner.name),
        demos: guide ? [guide] : demoPages(comment.demos, (why) => lost('its demos', why)),
        signatures: signaturesOf(types, types.opened.checker.getTypeOfSymbol(symbol)),
        definedAt: types.opened.definedAt(declaration)!,
        source: sourceOf(owner, declaration, entry.name, (why) => lost('its source', why)),
      },
    ];
  });
}

/** Bundlers note above each part which source it came from. */
function sourceOf(
  owner: PackageFolder,
  declaration: ts.Declaration,
  name: string,
  lost: (why: string) => void,
): string {
  const folder = path.dirname(
    path.join(owner.folder, pathIn(owner, declaration.getSourceFile().fileName)),
  );
  for (const file of readdirSync(folder).filter((file) => /\.m?js$/.test(file))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const position = text.search(new RegExp(`^(async )?function ${name}\\(`, 'm'));
    const source = position < 0 ? undefined : sourceAbove(text, position);
    if (source) return repositoryPath(owner.name, source);
  }
  lost(`no file beside it holds the function ${name}.`);
  return '';
}
