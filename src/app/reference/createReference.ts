import type { DocumentedNames } from '../../content/names/DocumentedNames';
import { canonicalPath } from '../../domain/navigation/canonicalPath';
import { referenceStrings } from '../../domain/strings/referenceStrings';
import type { MenuEntry } from '../../domain/navigation/MenuEntry';
import { typesNamedBy } from '../../reference/mentionedTypes';
import type { Reference } from '../../reference/records';
import { functionPage, hookPage } from './callablePages';
import { componentPage } from './componentPage';
import { fileSchemaPage } from './fileSchemaPage';
import { ReferenceContext, type ReferenceSite } from './ReferenceContext';
import type { ReferencePage } from './ReferencePage';
import { studioComponentPage, studioComponentsIndex, studioFunctionsIndex } from './studioPages';
import { pageApi, type PageApi } from './pageApi';
import { placeTypes, type TypeUser } from './typeSections';
import { upgradePage } from './upgradePage';
import { upgradePagePath } from './versionHistory';

/** The reference part of the site. */
export interface ReferenceSection {
  pages: ReferencePage[];
  /** What pages may name, with a link to the reference. */
  names: DocumentedNames;
  /** What a page about a component or hook shows of it; undefined for another name. */
  apiOf(name: string): PageApi | undefined;
  /** Section folder -> the entries at the end of its menu. */
  menus: Record<string, MenuEntry[]>;
}

const fileSchemaPath = 'studio/reference/file-schema';
const studioIndexes = ['studio/reference/components', 'studio/reference/api'] as const;

/** Records -> pages and menus. Pure: the same records and the same site give the same pages. */
export function createReference(reference: Reference, site: ReferenceSite): ReferenceSection {
  const { components, hooks, studio } = reference;
  const paths = [...components, ...hooks, ...studio.components, ...studio.functions]
    .map(({ page }) => page)
    .concat(fileSchemaPath, studioIndexes, upgradePagePath);
  const context = new ReferenceContext(
    reference,
    site,
    new Set(paths.map((page) => canonicalPath(`${site.base}${page}/`))),
  );
  const types = placeTypes(context, typeUsers(reference));
  const typesOf = (page: string) => types.get(page) ?? [];
  const pages = [
    ...components.map((component) => componentPage(context, component, typesOf(component.page))),
    ...hooks.map((hook) => hookPage(context, hook, typesOf(hook.page))),
    upgradePage(context),
    fileSchemaPage(context, studio),
    studioComponentsIndex(context, studio),
    ...studio.components.map((component) => studioComponentPage(context, component)),
    studioFunctionsIndex(context, studio),
    ...studio.functions.map((one) => functionPage(context, one, typesOf(one.page))),
  ];
  return {
    pages,
    names: context.names,
    apiOf: (name) => pageApi(context, name),
    menus: referenceMenus(reference),
  };
}

function typeUsers({ components, hooks, studio }: Reference): TypeUser[] {
  const ofComponents = components.map(({ page, name, props, slots, propsType }) => ({
    page,
    named: typesNamedBy([...props, ...slots]),
    shown: {
      ...(propsType ? { [propsType]: 'props' } : {}),
      [name]: 'props',
      ...(slots.length > 0 ? { [`${name}Slots`]: 'slots' } : {}),
    },
  }));
  const ofHooks = hooks.map(({ page, signatures, methods }) => ({
    page,
    named: typesNamedBy([], [...signatures, ...methods.flatMap((method) => method.signatures)]),
    shown: {},
  }));
  const ofFunctions = studio.functions.map(({ page, signatures }) => ({
    page,
    named: typesNamedBy([], signatures),
    shown: {},
  }));
  return [...ofComponents, ...ofHooks, ...ofFunctions];
}

/** The entries that the reference adds to the menus, in the order of its records. */
function referenceMenus({ components, hooks, studio }: Reference): Record<string, MenuEntry[]> {
  const leaf = ({ page, name }: { page: string; name: string }): MenuEntry => ({
    pathname: `/${page}/`,
    title: name,
  });
  return {
    core: [
      {
        pathname: '/core/api-group',
        title: referenceStrings['reference.menu.apis'],
        description: referenceStrings['reference.menu.apisText'],
        children: [
          {
            pathname: '/core/api/components-group',
            subheader: referenceStrings['reference.components'],
            children: components.map(leaf),
          },
          {
            pathname: '/core/api/hooks-group',
            subheader: referenceStrings['reference.menu.hooks'],
            children: hooks.map(leaf),
          },
          {
            pathname: '/core/api/changes-group',
            subheader: referenceStrings['reference.menu.versions'],
            children: [
              {
                pathname: `/${upgradePagePath}/`,
                title: referenceStrings['reference.menu.changes'],
              },
            ],
          },
        ],
      },
    ],
    studio: [
      {
        pathname: '/studio/reference-group',
        title: referenceStrings['reference.menu.reference'],
        description: referenceStrings['reference.menu.referenceText'],
        children: [
          { pathname: `/${fileSchemaPath}/`, title: referenceStrings['reference.fileSchema'] },
          {
            pathname: '/studio/reference/components-group',
            title: referenceStrings['reference.components'],
            children: [
              {
                pathname: `/${studioIndexes[0]}/`,
                title: referenceStrings['reference.menu.index'],
              },
              {
                pathname: '/studio/reference/components-list-group',
                subheader: referenceStrings['reference.components'],
                children: studio.components.map(leaf),
              },
            ],
          },
          {
            pathname: '/studio/reference/api-group',
            title: referenceStrings['reference.menu.api'],
            children: [
              {
                pathname: `/${studioIndexes[1]}/`,
                title: referenceStrings['reference.menu.index'],
              },
              {
                pathname: '/studio/reference/functions-group',
                subheader: referenceStrings['reference.menu.functions'],
                children: studio.functions.map(leaf),
              },
            ],
          },
        ],
      },
    ],
  };
}
