import type { ArgTypesEnhancer } from 'storybook/internal/types';

const controlOf = (value: unknown) => {
  if (typeof value === 'string') return { type: 'text' } as const;
  if (typeof value === 'number') return { type: 'number' } as const;
  return typeof value === 'boolean' ? ({ type: 'boolean' } as const) : false;
};

/**
 * Offers controls for text, numbers, switches and choices alone: data and functions are for the code. A story with
 * nothing to turn has no panel of controls.
 */
export const turnableControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const turnable = Object.entries(argTypes).map(([name, argType]): [string, typeof argType] => {
    const { control } = argType;
    const type = typeof control === 'object' ? control.type : control;
    return [
      name,
      type === 'object' ? { ...argType, control: controlOf(initialArgs[name]) } : argType,
    ];
  });
  const isEmpty = turnable.every(([, { control }]) => !control);
  if (isEmpty) parameters.controls = { ...parameters.controls, disable: true };
  return Object.fromEntries(turnable);
};

// After Storybook has chosen controls.
turnableControls.secondPass = true;
