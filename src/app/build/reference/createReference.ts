import type { DocumentedNames } from '../../../content/names/DocumentedNames';
import { groupBy } from '../../../domain/groupBy';
import { canonicalPath } from '../../../domain/navigation/canonicalPath';
import { referenceStrings as strings } from '../../../domain/strings/referenceStrings';
import type { MenuEntry } from '../../../domain/navigation/menu';
import { typesNamedBy } from '../../../reference/typeShapes';
import type { Reference } from '../../../reference/records';
import { functionPage, hookPage } from './callablePages';
import { codeHomes } from './codeHomes';
import { componentPage } from './componentPage';
import { fileSchemaPage } from './fileSchemaPage';
import { ReferenceContext, type CodeUse, type ReferenceSite } from './ReferenceContext';
import type { ReferencePage } from './ReferencePage';
import { studioComponentPage, studioIndex } from './studioPages';
import { pageApi, type PageApi } from './pageApi';
import { placeTypes, type TypeUser } from './typeSections';
import { upgradePage } from './upgradePage';
import { upgradePagePath } from '../../../reference/definitionHref';

/** The reference part of the site. */
export interface ReferenceSection {
  /** Its addresses, each of a page. */
  addresses: ReadonlySet<string>;
  /**
   * @param uses what the code of demos and of the written pages uses
   * @param sections the URLs of the sections of these pages
   */
  pagesWith(uses: readonly CodeUse[], sections: readonly string[]): ReferencePage[];
  /** What pages may name, with a link to the reference. */
  names: DocumentedNames;
  /** Where what code names is documented: see `codeHome`. */
  codeHomes: ReadonlyMap<string, string>;
  /** Where the code of the pages given last uses what a row documents, by the URL of the row. */
  uses: ReadonlyMap<string, readonly CodeUse[]>;
  /** What a page about a component or hook shows of it; undefined for another name. */
  apiOf(name: string): PageApi | undefined;
  /** Section folder -> the entries at the end of its menu. */
  menus: Record<string, MenuEntry[]>;
}

const fileSchemaPath = 'studio/reference/file-schema';
const componentsPath = 'studio/reference/components';
const functionsPath = 'studio/reference/api';

/** Records -> pages and menus. Pure: the same records and the same site give the same pages. */
export function createReference(reference: Reference, site: ReferenceSite): ReferenceSection {
  const { components, hooks, studio } = reference;
  const paths = [...components, ...hooks, ...studio.components, ...studio.functions]
    .map(({ page }) => page)
    .concat(fileSchemaPath, componentsPath, functionsPath, upgradePagePath);
  const addresses = new Set(paths.map((page) => canonicalPath(`${site.base}${page}/`)));
  const context = new ReferenceContext(reference, site, addresses);
  const types = placeTypes(context, typeUsers(reference));
  const typesOf = (page: string) => types.get(page) ?? [];
  const pagesWith = (uses: readonly CodeUse[], sections: readonly string[]) => {
    context.uses.clear();
    for (const [of, places] of groupBy(uses, (use) => use.of))
      context.uses.set(
        of,
        [...new Map([...places].reverse().map((use) => [use.title, use])).values()].reverse(),
      );
    context.anchors.clear();
    sections.forEach((url) => context.anchors.add(url));
    const pages = [
      ...components.map((component) => componentPage(context, component, typesOf(component.page))),
      ...hooks.map((hook) => hookPage(context, hook, typesOf(hook.page))),
      fileSchemaPage(context, studio),
      studioIndex(
        context,
        componentsPath,
        'reference.components',
        strings['reference.componentsLead'],
        studio.components,
      ),
      ...studio.components.map((component) => studioComponentPage(context, component)),
      studioIndex(
        context,
        functionsPath,
        'reference.functionsTitle',
        strings['reference.functionsLead'],
        studio.functions,
      ),
      ...studio.functions.map((one) => functionPage(context, one, typesOf(one.page))),
    ];
    for (const { meta } of pages)
      meta.anchors.forEach((id) => context.anchors.add(`${meta.pathname}#${id}`));
    return [...pages, upgradePage(context)];
  };
  return {
    addresses,
    pagesWith,
    names: context.names,
    codeHomes: codeHomes(context),
    uses: context.uses,
    apiOf: (name) => pageApi(context, name),
    menus: referenceMenus(context, reference),
  };
}

const typeUsers = ({ components, hooks, studio }: Reference): TypeUser[] => [
  ...components.map((component) => {
    const { page, name, slots, propsType } = component;
    return {
      page,
      named: typesNamedBy(component),
      shown: {
        ...(propsType ? { [propsType]: 'props' } : {}),
        [name]: 'props',
        ...(slots.length > 0 ? { [`${name}Slots`]: 'slots' } : {}),
      },
    };
  }),
  ...[...hooks, ...studio.functions].map((one) => ({
    page: one.page,
    named: typesNamedBy(one),
    shown: {},
  })),
];

interface Leaf {
  page: string;
  name: string;
}

const leafOf = ({ page, name }: Leaf): MenuEntry => ({ pathname: `/${page}/`, title: name });

const leavesBelow = (pathname: string, subheader: string, leaves: readonly Leaf[]): MenuEntry => ({
  pathname,
  subheader,
  children: leaves.map(leafOf),
});

/** The entries that the reference adds to the menus, in the order of its records. */
const referenceMenus = (
  context: ReferenceContext,
  { components, hooks, studio }: Reference,
): Record<string, MenuEntry[]> => ({
  core: [
    {
      pathname: '/core/api-group',
      title: strings['reference.menu.apis'],
      description: context.say('reference.menu.apisText'),
      children: [
        leavesBelow('/core/api/components-group', strings['reference.components'], components),
        leavesBelow('/core/api/hooks-group', strings['reference.menu.hooks'], hooks),
        leavesBelow('/core/api/changes-group', strings['reference.menu.versions'], [
          { page: upgradePagePath, name: strings['reference.menu.changes'] },
        ]),
      ],
    },
  ],
  studio: [
    {
      pathname: '/studio/reference-group',
      title: strings['reference.menu.reference'],
      description: context.say('reference.menu.referenceText'),
      children: [
        leafOf({ page: fileSchemaPath, name: strings['reference.fileSchema'] }),
        {
          pathname: '/studio/reference/components-group',
          title: strings['reference.components'],
          children: [
            leafOf({ page: componentsPath, name: strings['reference.menu.index'] }),
            leavesBelow(
              '/studio/reference/components-list-group',
              strings['reference.components'],
              studio.components,
            ),
          ],
        },
        {
          pathname: '/studio/reference/api-group',
          title: strings['reference.menu.api'],
          children: [
            leafOf({ page: functionsPath, name: strings['reference.menu.index'] }),
            leavesBelow(
              '/studio/reference/functions-group',
              strings['reference.menu.functions'],
              studio.functions,
            ),
          ],
        },
      ],
    },
  ],
});
