import type ts from 'typescript';
import type { CoreHook, HookMethod } from '../../../src/reference/records';
import { missingIn, type PackageFolder } from '../packages/locatePackages';
import { pathIn, resolved } from './openProgram';
import { quoted, readComment } from './readComment';
import { importsOf } from './readComponents';
import { signaturesOf } from './readSignature';
import { sourcePath } from './sourcePath';
import type { TypeCollector } from './TypeCollector';

const persisted = ['core/react-persistent-state', 'Persisted state'] as const;

/** Hooks with a reference page, in the order of the menu: alphabetical. Their comments list no demos. */
const hookTable: readonly (readonly [name: string, page: string, guide: string, title: string])[] =
  [
    ['useDialogs', 'api', 'core/react-use-dialogs', 'useDialogs'],
    ['useLocalStorageState', 'use-local-storage-state-api', ...persisted],
    ['useNotifications', 'api', 'core/react-use-notifications', 'useNotifications'],
    ['useSession', 'api', 'core/react-use-session', 'useSession'],
    ['useSessionStorageState', 'use-session-storage-state-api', ...persisted],
  ];

/** What is extracted of a hook; its summary is added later. */
export type ExtractedHook = Omit<CoreHook, 'summary'>;

/** The hooks that have a page, in the order of the menu. */
export function readHooks(
  types: TypeCollector,
  owner: PackageFolder,
  exports: readonly ts.Symbol[],
  missing: string[],
): ExtractedHook[] {
  const { checker, definedAt } = types.opened;
  return hookTable.flatMap(([name, page, guide, title]) => {
    const exported = exports.find((symbol) => symbol.name === name);
    const symbol = exported && resolved(checker, exported);
    const declaration = symbol?.valueDeclaration;
    const file = declaration ? pathIn(owner, declaration.getSourceFile().fileName) : 'index.d.ts';
    const lost = missingIn(missing, owner, file);
    if (!symbol || !declaration) {
      lost('the hook', `it exports no ${name}.`);
      return [];
    }
    const type = checker.getTypeOfSymbol(symbol);
    const signatures = signaturesOf(types, type);
    if (signatures.length === 0) lost('how it is called', `${name} is no function.`);
    return [
      {
        name,
        page: `${guide}/${page}`,
        imports: importsOf(owner, name, file),
        description: quoted(readComment(declaration).text || undefined, owner.name),
        demos: [{ title, page: guide }],
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
