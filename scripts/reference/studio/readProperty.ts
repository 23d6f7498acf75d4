import { isRecord } from '../../../src/domain/isRecord';
import {
  isComputed,
  studioPropertySchema,
  type Json,
  type StudioProperty,
} from '../../../src/reference/records';
import { quoted } from '../core/readComment';

const textIn = (record: { [key: string]: Json }, key: string): string | undefined =>
  typeof record[key] === 'string' ? record[key] : undefined;

/**
 * A property of a Studio component, from its argument type.
 * @param lost called with the reason when there is no such property, so that no row is dropped silently
 */
export function readProperty(
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
