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

/** Offers controls for text, numbers, switches and choices alone: data and functions are for the code. */
export const turnableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])];
  return Object.fromEntries(
    names.map((name) => {
      const argType: InputType = argTypes[name] ?? { name };
      return [
        name,
        isDecided(argType) ? argType : { ...argType, control: controlOf(initialArgs[name]) },
      ];
    }),
  ) as typeof argTypes;
};
