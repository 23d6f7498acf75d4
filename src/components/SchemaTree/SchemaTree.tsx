import type { RootContent } from 'mdast';
import { Fragment } from 'react';
import { format, plural } from '../../domain/strings/format';
import { referenceStrings } from '../../domain/strings/referenceStrings';
import { strings } from '../../domain/strings/strings';
import { Prose } from '../Prose/Prose';
import { Anchor, Code, Item, Line, List, Root, Toggle } from './SchemaTree.styles';

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
    <Code>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <a key={index} href={part.href}>
            {part.name}
          </a>
        ),
      )}
    </Code>
  );
}

function Property({ property }: { property: SchemaProperty }) {
  const { id, name, type, required, description, properties } = property;
  return (
    <Item id={id}>
      <Line data-line="">
        <Anchor href={`#${id}`}>
          <Code>{name}</Code>
        </Anchor>
        <Type parts={type} />
        {required && <span data-mark="required">{strings['api.required']}</span>}
      </Line>
      <Prose nodes={description} />
      {properties.length > 0 && (
        <details>
          <Toggle>
            {plural(referenceStrings['reference.propertyCount'], properties.length)}
            <span className="sr-only">
              {' '}
              {format(referenceStrings['reference.ofName'], { name })}
            </span>
          </Toggle>
          <Properties properties={properties} />
        </details>
      )}
    </Item>
  );
}

const Properties = ({ properties }: Pick<SchemaTreeProps, 'properties'>) => (
  <List>
    {properties.map((property) => (
      <Property key={property.id} property={property} />
    ))}
  </List>
);

/** Nested properties as lists within folds: it works, and every property can be linked to, without script. */
export function SchemaTree({ description, type, properties }: SchemaTreeProps) {
  return (
    <Root className="disclosures" data-block="">
      <Prose nodes={description} />
      {properties.length > 0 ? (
        <Properties properties={properties} />
      ) : (
        <Line data-line="">
          <Type parts={type} />
        </Line>
      )}
    </Root>
  );
}
