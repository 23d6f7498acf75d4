import ts from 'typescript';
import { isRecord } from '../../../src/domain/isRecord';
import {
  isComputed,
  studioPropertySchema,
  type Json,
  type StudioComponent,
  type StudioProperty,
} from '../../../src/reference/records';
import { quoted } from '../core/readComment';
import { slugOf } from '../core/readComponents';
import { repositoryPath } from '../core/sourcePath';
import { missingIn, type ToolpadPackages } from '../packages/locatePackages';
import { evaluate } from './evaluate';
import { constantsOf, readScripts, sourceAbove } from './readScripts';

/** What is extracted of a component; its summary is added later. */
export type ExtractedStudioComponent = Omit<StudioComponent, 'summary'>;

const factories: ReadonlySet<string> = new Set(['createBuiltin', 'createComponent']);

/** The built-in components of the editor: the second argument of the call that makes each is a literal. */
export function readStudioComponents(
  { components: owner, runtime }: Pick<ToolpadPackages, 'components' | 'runtime'>,
  missing: string[],
): ExtractedStudioComponent[] {
  const modules = readScripts(owner, missing);
  // A constant of the same file wins over one that another chunk, or the runtime, shares under that name.
  const shared = [...readScripts(runtime, missing), ...modules].flatMap(constantsOf);
  return modules
    .flatMap((module) => {
      const declared = constantsOf(module);
      const constants = new Map([...shared, ...declared]);
      return declared.flatMap(([variable, value]): ExtractedStudioComponent[] => {
        if (
          !ts.isCallExpression(value) ||
          !ts.isIdentifier(value.expression) ||
          !factories.has(value.expression.text)
        )
          return [];
        const name = variable.replace(/_default$/, '');
        const { text } = module.source;
        const line = module.source.getLineAndCharacterOfPosition(value.getStart()).line + 1;
        const lost = missingIn(missing, owner, `${module.file}:${line}`);
        const [, argument] = value.arguments;
        const config = argument ? evaluate(argument, constants) : {};
        if (!isRecord(config) || isComputed(config)) {
          lost('the configuration', 'it is no literal.');
          return [];
        }
        const source = sourceAbove(text, value.getStart());
        if (!source) lost('the source', 'no comment above names it.');
        return [
          {
            name,
            page: `studio/reference/components/${slugOf(name)}`,
            properties: propertiesOf(config['argTypes'], owner.name, lost),
            ...layoutOf(config),
            definedAt: { package: owner.name, version: owner.version, file: module.file, line },
            source: repositoryPath(owner.name, source ?? ''),
          },
        ];
      });
    })
    .sort((a, b) => a.page.localeCompare(b.page));
}

function propertiesOf(
  argTypes: Json | undefined,
  quotedFrom: string,
  lost: (fact: string, why: string) => void,
): StudioComponent['properties'] {
  if (!isRecord(argTypes) || isComputed(argTypes)) {
    lost(
      'its properties',
      argTypes === undefined ? 'its configuration has no argTypes.' : 'argTypes is no literal.',
    );
    return [];
  }
  return Object.entries(argTypes).flatMap(([name, value]) =>
    readProperty(name, value, quotedFrom, (why) => lost(`the property ${name}`, why)),
  );
}

/** What an argument type says, as Studio writes it. The schema of the records checks what is made of it. */
interface ArgType extends Omit<StudioProperty, 'name' | 'type' | 'description' | 'control'> {
  type?: string;
  typeDef?: { type?: string };
  helperText?: string;
  control?: { type?: string };
}

/**
 * A property of a Studio component, from its argument type.
 * @param lost called with the reason when there is no such property, so that no row is dropped silently
 */
function readProperty(
  name: string,
  value: Json,
  quotedFrom: string,
  lost: (why: string) => void,
): StudioProperty[] {
  if (!isRecord(value) || isComputed(value)) {
    lost('its argument type is no literal.');
    return [];
  }
  const argType = value as ArgType;
  const type = argType.type ?? argType.typeDef?.type;
  const { data: known } = studioPropertySchema.shape.type.safeParse(type);
  if (!known) {
    lost(type ? `${type} is no type of property.` : 'its argument type names no type.');
    return [];
  }
  return [
    {
      name,
      type: known,
      default: argType.default,
      description: quoted(argType.helperText, quotedFrom),
      enum: argType.enum?.map(String),
      enumLabels: argType.enumLabels,
      control: argType.control?.type,
      label: argType.label,
      minimum: argType.minimum,
      maximum: argType.maximum,
      schema: argType.schema,
      defaultValueProp: argType.defaultValueProp,
      onChangeProp: argType.onChangeProp,
      category: argType.category,
      visible: argType.visible,
    },
  ];
}

const layoutKeys = [
  ...['defaultLayoutHeight', 'minimumLayoutHeight', 'layoutDirection'],
  ...['loadingProp', 'errorProp', 'loadingPropSource', 'errorPropSource'],
];

const layoutOf = (config: { [key: string]: Json }): Partial<ExtractedStudioComponent> =>
  Object.fromEntries(layoutKeys.flatMap((key) => (key in config ? [[key, config[key]]] : [])));
