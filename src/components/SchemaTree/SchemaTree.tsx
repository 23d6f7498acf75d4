import type { RootContent } from 'mdast';
import { Fragment } from 'react';
import { format, plural } from '../../domain/strings/format';
import { referenceStrings } from '../../domain/strings/referenceStrings';
import { strings } from '../../domain/strings/strings';
import { Prose } from '../Prose/Prose';
import { Root } from './SchemaTree.styles';

/** A part of a type: TypeScript, or the name of a definition with its URL. */
export type TypePart = string | { name: string; href: string };

export interface SchemaProperty {
  /** Its anchor. */
  id: string;
  name: string;
  type: readonly TypePart[];
  required: boolean;
  description: readonly RootContent[];
  properties: readonly SchemaProperty[];
}

export interface SchemaTreeProps {
  description: readonly RootContent[];
  /** Shown where the schema has no properties. */
  type: readonly TypePart[];
  properties: readonly SchemaProperty[];
}

function Type({ parts }: { parts: readonly TypePart[] }) {
  return (
    <code>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <a key={index} href={part.href}>
            {part.name}
          </a>
        ),
      )}
    </code>
  );
}

function Property({ property }: { property: SchemaProperty }) {
  const { id, name, type, required, description, properties } = property;
  return (
    <li id={id}>
      <div data-line="">
        <a href={`#${id}`}>
          <code>{name}</code>
        </a>
        <Type parts={type} />
        {required && <span data-mark="required">{strings['api.required']}</span>}
      </div>
      <Prose nodes={description} />
      {properties.length > 0 && (
        <details>
          <summary>
            {plural(referenceStrings['reference.propertyCount'], properties.length)}
            <span className="sr-only">
              {' '}
              {format(referenceStrings['reference.ofName'], { name })}
            </span>
          </summary>
          <Properties properties={properties} />
        </details>
      )}
    </li>
  );
}

const Properties = ({ properties }: Pick<SchemaTreeProps, 'properties'>) => (
  <ul>
    {properties.map((property) => (
      <Property key={property.id} property={property} />
    ))}
  </ul>
);

/** Nested properties as lists within folds: it works, and every property can be linked to, without script. */
export function SchemaTree({ description, type, properties }: SchemaTreeProps) {
  return (
    <Root className="disclosures" data-block="">
      <Prose nodes={description} />
      {properties.length > 0 ? (
        <Properties properties={properties} />
      ) : (
        <div data-line="">
          <Type parts={type} />
        </div>
      )}
    </Root>
  );
}
