import type { DocumentedNames } from '../../content/names/DocumentedNames';
import type { ReferenceContext } from './ReferenceContext';

/** Section folder -> the package that its pages are about. */
const packages = { core: '@toolpad/core', studio: '@toolpad/studio' } as const;

/**
 * Every export of Toolpad's packages, and where the reference documents it: a component, hook or function on its page,
 * a type where its members are listed, anything else on the page of its owner.
 * @param context after the types have found their places
 */
export function collectDocumentedNames({
  reference,
  site,
  href,
  typeHref,
}: ReferenceContext): DocumentedNames {
  const types = new Map(
    Object.entries(reference.types)
      .filter(([, type]) => type.exported && type.definedAt.package.startsWith('@toolpad/'))
      .map(([key, type]) => [type.name, key]),
  );
  const homeOf = (name: string, kind: string, page: string): string => {
    const home = kind === 'type' && types.has(name) ? typeHref(types.get(name)!) : undefined;
    return home?.startsWith('/') ? home : href(page);
  };
  const homesOf = (packageName: string) =>
    Object.entries(reference.modules)
      .filter(([module]) => module === packageName || module.startsWith(`${packageName}/`))
      .flatMap(([, exports]) =>
        exports.flatMap(({ name, kind, page }) =>
          page === undefined || name === 'default'
            ? []
            : [[name, homeOf(name, kind, page)] as const],
        ),
      );
  return {
    version: reference.versions['@toolpad/core']!,
    modules: Object.fromEntries(
      Object.entries(reference.modules).map(([module, exports]) => [
        module,
        exports.map(({ name }) => name),
      ]),
    ),
    homes: Object.fromEntries(
      Object.values(packages).map((name) => [name, Object.fromEntries(homesOf(name))]),
    ),
    sections: Object.fromEntries(
      Object.entries(packages).map(([section, name]) => [`${site.base}${section}/`, name]),
    ),
  };
}
