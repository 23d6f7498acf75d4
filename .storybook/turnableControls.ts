import type { ArgTypesEnhancer } from 'storybook/internal/types';

const turnable = ['string', 'number', 'boolean', 'enum'];

const controlOf = (value: unknown) => {
  if (typeof value === 'string') return { type: 'text' } as const;
  if (typeof value === 'number') return { type: 'number' } as const;
  return typeof value === 'boolean' ? ({ type: 'boolean' } as const) : false;
};

/** Offers controls for text, numbers, switches and choices alone: data and functions are for the code. */
export const turnableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isDecided =
        'control' in argType || argType.options || turnable.includes(argType.type?.name ?? '');
      return [name, isDecided ? argType : { ...argType, control: controlOf(initialArgs[name]) }];
    }),
  );
