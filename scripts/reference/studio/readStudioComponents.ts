import ts from 'typescript';
import { isRecord } from '../../../src/domain/isRecord';
import { isComputed, type Json, type StudioComponent } from '../../../src/reference/records';
import { slugOf } from '../core/readComponents';
import { repositoryPath } from '../core/sourcePath';
import { missingIn, type MissingFact } from '../MissingFact';
import type { ToolpadPackages } from '../packages/locatePackages';
import { evaluate } from './evaluate';
import { constantsOf, readScripts, sourceAbove } from './readScripts';
import { readProperty } from './readProperty';

/** What is extracted of a component; its summary is added later. */
export type ExtractedStudioComponent = Omit<StudioComponent, 'summary'>;

const folder = 'studio/reference/components';
const factories: ReadonlySet<string> = new Set(['createBuiltin', 'createComponent']);

/** The built-in components of the editor: the second argument of the call that makes each is a literal. */
export function readStudioComponents(
  { components: owner, runtime }: Pick<ToolpadPackages, 'components' | 'runtime'>,
  missing: MissingFact[],
): ExtractedStudioComponent[] {
  const modules = readScripts(owner, folder, missing);
  // A constant of the same file wins over one that another chunk, or the runtime, shares under that name.
  const shared = [...readScripts(runtime, folder, missing), ...modules].flatMap(constantsOf);
  return modules
    .flatMap((module) => {
      const own = constantsOf(module);
      const constants = new Map([...shared, ...own]);
      return own.flatMap(([variable, value]): ExtractedStudioComponent[] => {
        if (
          !ts.isCallExpression(value) ||
          !ts.isIdentifier(value.expression) ||
          !factories.has(value.expression.text)
        )
          return [];
        const name = variable.replace(/_default$/, '');
        const page = `${folder}/${slugOf(name)}`;
        const { text } = module.source;
        const line = module.source.getLineAndCharacterOfPosition(value.getStart()).line + 1;
        const lost = missingIn(missing, owner, {
          page,
          file: `${module.file}:${line}`,
          fix: 'Check that file and correct scripts/reference/studio.',
        });
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
            page,
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
