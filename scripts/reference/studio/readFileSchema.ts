import ts from 'typescript';
import { zodToJsonSchema } from 'zod-to-json-schema';
import * as zodModule from 'zod/v3';
import type { Json, StudioFacts } from '../../../src/reference/records';
import { repositoryPath } from '../core/sourcePath';
import { missing } from '../MissingFact';
import type { PackageFolder } from '../packages/locatePackages';
import { commandLineMap, readSourceMap, sourceIn } from './readSourceMap';

const page = 'studio/reference/file-schema';
const schemaSource = 'src/server/schema.ts';

/**
 * The schema of Studio's files. No package holds it as data: it is code in the command line's source map, which
 * is run here with nothing but zod. zod/v3 with today's converter gives byte for byte what Toolpad's own versions
 * (zod 3.23.8, zod-to-json-schema 3.23.5) give.
 */
export function readFileSchema(owner: PackageFolder): StudioFacts['fileSchema'] {
  const file = `${owner.name}@${owner.version}/${commandLineMap}`;
  const lost = (fact: string, why: string) =>
    missing({
      page,
      fact,
      file,
      why,
      fix: `Remove ${owner.folder} and run \`npm run reference\` again.`,
    });
  const source = embeddedSource(owner, lost);
  const { schemas, definitions } = runSchema(source, lost);
  return {
    document: zodToJsonSchema(zodModule.z.object(schemas), { definitions }) as Json,
    source: repositoryPath(owner.name, schemaSource),
    definedAt: { package: owner.name, version: owner.version, file: commandLineMap, line: 1 },
  };
}

type Lost = (fact: string, why: string) => never;

function embeddedSource(owner: PackageFolder, lost: Lost): string {
  try {
    const source = sourceIn(readSourceMap(owner, commandLineMap), schemaSource);
    if (source !== undefined) return source;
  } catch (error) {
    return lost('the file schema', error instanceof Error ? error.message : String(error));
  }
  return lost('the file schema', `it embeds no ${schemaSource}.`);
}

interface Meta {
  schemas: zodModule.ZodRawShape;
  definitions: Record<string, zodModule.ZodTypeAny>;
}

function runSchema(source: string, lost: Lost): Meta {
  const { outputText, diagnostics = [] } = ts.transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const [error] = diagnostics;
  if (error)
    return lost(
      'the file schema',
      `${schemaSource} in it is not valid TypeScript: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`,
    );
  const exported: { META?: Meta } = {};
  const require = (name: string) =>
    name === 'zod'
      ? zodModule
      : lost('the file schema', `${schemaSource} in it imports ${name}, and only zod is expected.`);
  new Function('exports', 'require', outputText)(exported, require);
  return (
    exported.META ?? lost('the files and definitions', `${schemaSource} in it exports no META.`)
  );
}
