import type { Reference } from '../records';
import type { ReferenceDocument } from './referenceSchema';

/**
 * The records as one JSON document.
 * @param base of the site, with a slash at each end
 * @param schemaHref address of its JSON Schema
 */
export function referenceDocument(
  reference: Reference,
  base: string,
  schemaHref: string,
): ReferenceDocument {
  const href = (page: string) => `${base}${page}/`;
  const placed = <T extends { page: string }>(item: T) => ({ ...item, page: href(item.page) });
  const maybePlaced = <T extends { page?: string }>({ page, ...item }: T) => ({
    ...item,
    page: page === undefined ? undefined : href(page),
  });
  const documented = <T extends { page: string; demos: Reference['components'][number]['demos'] }>(
    item: T,
  ) => ({ ...placed(item), demos: item.demos.map(placed) });
  const { versions, baseline, notices, components, hooks, types, modules, studio, differences } =
    reference;
  return {
    $schema: schemaHref,
    versions,
    baseline,
    notices,
    components: components.map(documented),
    hooks: hooks.map(documented),
    types,
    modules: Object.fromEntries(
      Object.entries(modules).map(([module, exports]) => [module, exports.map(maybePlaced)]),
    ),
    studio: {
      components: studio.components.map(placed),
      functions: studio.functions.map(documented),
      fileSchema: studio.fileSchema.document,
    },
    differences: differences.map(maybePlaced),
  };
}
