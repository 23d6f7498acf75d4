import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { zodToJsonSchema } from 'zod-to-json-schema';
import * as zodModule from 'zod/v3';
import type { Json, StudioFacts } from '../../../src/reference/records';
import { repositoryPath } from '../core/sourcePath';
import type { PackageFolder } from '../packages/locatePackages';

/** Source map of Studio's command line, which embeds the sources of its server. */
const commandLineMap = 'dist/cli/index.mjs.map';
const schemaSource = 'src/server/schema.ts';

/** The sources of Studio's server: their paths and texts. */
export function readServerSources({ folder }: PackageFolder): Map<string, string> {
  const { sources, sourcesContent } = JSON.parse(
    readFileSync(path.join(folder, commandLineMap), 'utf8'),
  ) as { sources: string[]; sourcesContent: string[] };
  return new Map(sources.map((source, index) => [source, sourcesContent[index]!]));
}

/**
 * The source whose path ends so.
 * @throws {Error} when there is none
 */
export function sourceIn(sources: ReadonlyMap<string, string>, end: string): string {
  const found = [...sources].find(([source]) => source.endsWith(end));
  if (!found) throw new Error(`${commandLineMap} embeds no ${end}.`);
  return found[1];
}

/**
 * The schema of Studio's files. No package holds it as data: it is code in the command line's source map, which
 * is run here with nothing but zod. zod/v3 with today's converter gives byte for byte what Toolpad's own versions
 * (zod 3.23.8, zod-to-json-schema 3.23.5) give.
 * @throws {Error} when the code is no such schema
 */
export function readFileSchema(owner: PackageFolder): StudioFacts['fileSchema'] {
  const { schemas, definitions } = runSchema(sourceIn(readServerSources(owner), schemaSource));
  return {
    document: zodToJsonSchema(zodModule.z.object(schemas), { definitions }) as Json,
    source: repositoryPath(owner.name, schemaSource),
    definedAt: { package: owner.name, version: owner.version, file: commandLineMap, line: 1 },
  };
}

interface Meta {
  schemas: zodModule.ZodRawShape;
  definitions: Record<string, zodModule.ZodTypeAny>;
}

function runSchema(source: string): Meta {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: { META?: Meta } = {};
  const require = (name: string) => {
    if (name !== 'zod')
      throw new Error(`${schemaSource} imports ${name}, and only zod is expected.`);
    return zodModule;
  };
  new Function('exports', 'require', outputText)(exported, require);
  if (!exported.META) throw new Error(`${schemaSource} exports no META.`);
  return exported.META;
}
