import type ts from 'typescript';
import type { CoreHook, DemoPage, HookMethod } from '../../../src/reference/records';
import { missingIn, type PackageFolder } from '../packages/locatePackages';
import { pathIn, resolved } from './openProgram';
import { quoted, readComment } from './readComment';
import { importsOf } from './readComponents';
import { signaturesOf } from './readSignature';
import { sourcePath } from './sourcePath';
import type { TypeCollector } from './TypeCollector';

const persisted: DemoPage = { title: 'Persisted state', page: 'core/react-persistent-state' };

/** Hooks with a reference page, in the order of the menu: alphabetical. Their comments list no demos. */
const hookTable: readonly { name: string; page: string; demo: DemoPage }[] = [
  {
    name: 'useDialogs',
    page: 'core/react-use-dialogs/api',
    demo: { title: 'useDialogs', page: 'core/react-use-dialogs' },
  },
  {
    name: 'useLocalStorageState',
    page: 'core/react-persistent-state/use-local-storage-state-api',
    demo: persisted,
  },
  {
    name: 'useNotifications',
    page: 'core/react-use-notifications/api',
    demo: { title: 'useNotifications', page: 'core/react-use-notifications' },
  },
  {
    name: 'useSession',
    page: 'core/react-use-session/api',
    demo: { title: 'useSession', page: 'core/react-use-session' },
  },
  {
    name: 'useSessionStorageState',
    page: 'core/react-persistent-state/use-session-storage-state-api',
    demo: persisted,
  },
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
  return hookTable.flatMap(({ name, page, demo }) => {
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
        page,
        imports: importsOf(owner, name, file),
        description: quoted(readComment(declaration).text || undefined, owner.name),
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
