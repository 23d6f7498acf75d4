/** What the documented packages export, for pages that name it. */
export interface DocumentedNames {
  /** Of the packages. */
  version: string;
  /** Module -> what it exports, with `default` where it has one. */
  modules: Readonly<Record<string, readonly string[]>>;
  /** Package -> what it exports -> URL of its place in the reference, with the base. */
  homes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Path that begins those of a section's pages -> the package whose names its prose means. */
  sections: Readonly<Record<string, string>>;
}

/** The documented package that a module belongs to, or undefined. */
export const packageOfModule = ({ homes }: DocumentedNames, module: string): string | undefined =>
  Object.keys(homes).find((name) => module === name || module.startsWith(`${name}/`));

/** The package whose names the prose of a page means, or undefined. */
export function packageOfPage({ sections }: DocumentedNames, pathname: string): string | undefined {
  const section = Object.keys(sections).find((path) => pathname.startsWith(path));
  return section && sections[section];
}

/** Every name that any module of a package exports. */
export function exportsOfPackage({ modules }: DocumentedNames, packageName: string): Set<string> {
  const own = Object.entries(modules).filter(
    ([module]) => module === packageName || module.startsWith(`${packageName}/`),
  );
  return new Set(own.flatMap(([, names]) => names.filter((name) => name !== 'default')));
}

/** Where a name is documented; undefined on that page itself. */
export function homeOf(
  { homes }: DocumentedNames,
  packageName: string,
  name: string,
  pathname: string,
): string | undefined {
  const own = homes[packageName];
  const home = own && Object.hasOwn(own, name) ? own[name] : undefined;
  return home?.split('#')[0] === pathname ? undefined : home;
}
