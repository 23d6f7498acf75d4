import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

const turnable = ['string', 'number', 'boolean', 'enum'];

const controlOf = (value: unknown) => {
  if (typeof value === 'string') return { type: 'text' } as const;
  if (typeof value === 'number') return { type: 'number' } as const;
  return typeof value === 'boolean' ? ({ type: 'boolean' } as const) : false;
};

const typeOf = ({ type }: InputType) => (typeof type === 'object' ? type.name : type);

const isDecided = (argType: InputType) =>
  'control' in argType || argType.options || turnable.includes(typeOf(argType) ?? '');

/** The values that a control offers, unless they are names of samples. */
const valuesOf = ({ options, mapping, type }: InputType): readonly unknown[] | undefined => {
  if (mapping) return undefined;
  if (options) return options;
  return typeof type === 'object' && type.name === 'enum' ? type.value : undefined;
};

/** What docgen says about types that it does not resolve: `readonly T[]`, `keyof typeof table`, `A | B`. */
const saysNothing = /^(unknown\b|union$)/;

/** Names the type of a property, where docgen could not: by its values, or not at all. */
function withType(argType: InputType, value: unknown): InputType {
  const said = argType.table?.type?.summary;
  if (said === undefined || !saysNothing.test(said)) return argType;
  const values = valuesOf(argType)?.filter((one) => typeof one === 'string');
  const summary = values?.length
    ? values.map((one) => `'${one}'`).join(' | ')
    : Array.isArray(value)
      ? 'array'
      : undefined;
  if (summary) return { ...argType, table: { ...argType.table, type: { summary } } };
  // Storybook would fall back to the type.
  return { ...argType, type: undefined, table: { ...argType.table, type: undefined } };
}

/** A boolean that a story leaves out: Storybook's switch would first have to be set by a button of its own. */
const isUnset = (argType: InputType, value: unknown) =>
  value === undefined && typeOf(argType) === 'boolean' && !('control' in argType);

/** Offers controls for text, numbers, switches and choices alone: data and functions are for the code. */
export const turnableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])];
  return Object.fromEntries(
    names.map((name) => {
      const argType = withType(argTypes[name] ?? { name }, initialArgs[name]);
      if (isUnset(argType, initialArgs[name]))
        return [name, { ...argType, control: { type: 'inline-radio' }, options: [false, true] }];
      return [
        name,
        isDecided(argType) ? argType : { ...argType, control: controlOf(initialArgs[name]) },
      ];
    }),
  ) as typeof argTypes;
};
