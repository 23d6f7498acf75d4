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

const textIn = (record: { [key: string]: Json }, key: string): string | undefined =>
  typeof record[key] === 'string' ? record[key] : undefined;

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
  const type = textIn(value, 'type') ?? (value['typeDef'] as { type?: string } | undefined)?.type;
  const { data: known } = studioPropertySchema.shape.type.safeParse(type);
  if (!known) {
    lost(type ? `${type} is no type of property.` : 'its argument type names no type.');
    return [];
  }
  const text = (key: string) => textIn(value, key);
  const number = (key: string) => (typeof value[key] === 'number' ? value[key] : undefined);
  const { control, enumLabels: labels, visible } = value;
  return [
    {
      name,
      type: known,
      default: value['default'],
      description: quoted(text('helperText'), quotedFrom),
      enum: Array.isArray(value['enum']) ? value['enum'].map(String) : undefined,
      enumLabels: isRecord(labels) ? (labels as Record<string, string>) : undefined,
      control: isRecord(control) ? textIn(control, 'type') : undefined,
      label: text('label'),
      minimum: number('minimum'),
      maximum: number('maximum'),
      schema: value['schema'],
      defaultValueProp: text('defaultValueProp'),
      onChangeProp: text('onChangeProp'),
      category: text('category'),
      visible: typeof visible === 'boolean' || isComputed(visible) ? visible : undefined,
    },
  ];
}

const numbers = ['defaultLayoutHeight', 'minimumLayoutHeight'] as const;
const texts = ['layoutDirection', 'loadingProp', 'errorProp'] as const;
const lists = ['loadingPropSource', 'errorPropSource'] as const;

function layoutOf(config: { [key: string]: Json }): Partial<ExtractedStudioComponent> {
  const pick = <T>(keys: readonly string[], fits: (value: Json) => value is Json & T) =>
    Object.fromEntries(
      keys.flatMap((key) =>
        config[key] !== undefined && fits(config[key]) ? [[key, config[key]]] : [],
      ),
    );
  return {
    ...pick(numbers, (value): value is number => typeof value === 'number'),
    ...pick(texts, (value): value is string => typeof value === 'string'),
    ...pick(lists, (value): value is string[] => isTexts(value)),
  };
}

function isTexts(value: Json): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
