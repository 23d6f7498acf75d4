import { isRecord } from '../../domain/isRecord';
import { isComputed, studioPropertySchema, type StudioProperty } from '../records';
import type { Value } from './evaluate';

/**
 * A property of a Studio component, from its argument type.
 * @param lost called with the reason when there is no such property, so that no row is dropped silently
 */
export function readProperty(
  name: string,
  value: Value,
  quotedFrom: string,
  lost: (why: string) => void,
): StudioProperty[] {
  if (!isRecord(value) || isComputed(value)) {
    lost('its argument type is no literal.');
    return [];
  }
  const type =
    typeof value['type'] === 'string'
      ? value['type']
      : (value['typeDef'] as { type?: string } | undefined)?.type;
  const { data: known } = studioPropertySchema.shape.type.safeParse(type);
  if (!known) {
    lost(type ? `${type} is no type of property.` : 'its argument type names no type.');
    return [];
  }
  const text = (key: string) => (typeof value[key] === 'string' ? { [key]: value[key] } : {});
  const number = (key: string) => (typeof value[key] === 'number' ? { [key]: value[key] } : {});
  const control = value['control'];
  const labels = value['enumLabels'];
  const visible = value['visible'];
  return [
    {
      name,
      type: known,
      ...(value['default'] === undefined ? {} : { default: value['default'] }),
      ...(typeof value['helperText'] === 'string'
        ? { description: { text: value['helperText'], quotedFrom } }
        : {}),
      ...(Array.isArray(value['enum']) ? { enum: value['enum'].map(String) } : {}),
      ...(isRecord(labels) ? { enumLabels: labels as Record<string, string> } : {}),
      ...(isRecord(control) && typeof control['type'] === 'string'
        ? { control: control['type'] }
        : {}),
      ...text('label'),
      ...number('minimum'),
      ...number('maximum'),
      ...(value['schema'] === undefined ? {} : { schema: value['schema'] }),
      ...text('defaultValueProp'),
      ...text('onChangeProp'),
      ...text('category'),
      ...(typeof visible === 'boolean' || isComputed(visible) ? { visible } : {}),
    },
  ];
}
