import path from 'node:path';
import type ts from 'typescript';
import type { CoreHook, HookMethod } from '../records';
import type { MissingFact } from '../MissingFact';
import type { PackageFolder } from '../packages/locatePackages';
import { hookTable } from './hookTable';
import { pathIn, resolved } from './openProgram';
import { readComment } from './readComment';
import { signaturesOf } from './readSignature';
import { sourcePath } from './sourcePath';
import type { TypeCollector } from './TypeCollector';

/** What is extracted of a hook; its summary is added later. */
export type ExtractedHook = Omit<CoreHook, 'summary'>;

/** The hooks that have a page, in the order of the menu. */
export function readHooks(
  types: TypeCollector,
  owner: PackageFolder,
  exports: readonly ts.Symbol[],
  missing: MissingFact[],
): ExtractedHook[] {
  const { checker, definedAt } = types.opened;
  return hookTable.flatMap(({ name, page, demo }) => {
    const exported = exports.find((symbol) => symbol.name === name);
    const symbol = exported && resolved(checker, exported);
    const declaration = symbol?.valueDeclaration;
    const place = (file: string) => ({
      page,
      file: `${owner.name}@${owner.version}/${file}`,
      fix: 'Check that file and correct src/reference/core/hookTable.ts.',
    });
    if (!symbol || !declaration) {
      missing.push({ ...place('index.d.ts'), fact: 'the hook', why: `it exports no ${name}.` });
      return [];
    }
    const file = pathIn(owner, declaration.getSourceFile().fileName);
    const lost = (fact: string, why: string) => missing.push({ ...place(file), fact, why });
    const type = checker.getTypeOfSymbol(symbol);
    const signatures = signaturesOf(types, type);
    if (signatures.length === 0) lost('how it is called', `${name} is no function.`);
    const description = readComment(declaration).text;
    return [
      {
        name,
        page,
        imports: {
          root: `import { ${name} } from '${owner.name}';`,
          subpath: `import { ${name} } from '${owner.name}/${path.posix.dirname(file)}';`,
        },
        ...(description ? { description: { text: description, quotedFrom: owner.name } } : {}),
        demos: [demo],
        signatures,
        methods: methodsOf(types, type),
        definedAt: definedAt(declaration)!,
        source: sourcePath(owner, file, (why) => lost('its source', why)),
      },
    ];
  });
}

function methodsOf(types: TypeCollector, type: ts.Type): HookMethod[] {
  const { checker, packageOf } = types.opened;
  const result = type.getCallSignatures()[0]?.getReturnType();
  const holder = result?.symbol?.declarations?.[0];
  if (
    !result ||
    !holder ||
    !packageOf(holder.getSourceFile().fileName)?.name.startsWith('@toolpad/')
  )
    return [];
  return checker.getPropertiesOfType(result).flatMap((member) => {
    const signatures = signaturesOf(types, checker.getTypeOfSymbol(member));
    return signatures.length > 0 ? [{ name: member.name, signatures }] : [];
  });
}
