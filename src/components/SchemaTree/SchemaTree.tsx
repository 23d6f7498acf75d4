import type { RootContent } from 'mdast';
import { Fragment } from 'react';
import { format, plural, escapeText } from '../../domain/strings/format';
import { referenceStrings } from '../../domain/strings/referenceStrings';
import { strings } from '../../domain/strings/strings';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Prose } from '../Prose/Prose';
import { Anchor, Code, Example, Item, Line, List, Panes, Root, Toggle } from './SchemaTree.styles';

/** A part of a type: TypeScript, or the name of a definition with its URL. */
export type SchemaTypePart = string | { name: string; href: string };

export interface SchemaProperty {
  /** Its anchor. */
  id: string;
  name: string;
  type: readonly SchemaTypePart[];
  required: boolean;
  description: readonly RootContent[];
  properties: readonly SchemaProperty[];
}

export interface SchemaExampleCode {
  /** What the code is: the path of a file, or the property in which the value stands. */
  title: string;
  code: string;
  /** Highlighted; without it the code is shown in one color. */
  html?: string;
  /** By line: the id of the property that the line is about. */
  ids: readonly string[];
}

export interface SchemaTreeProps {
  name: string;
  description: readonly RootContent[];
  /** Shown where the schema has no properties. */
  type: readonly SchemaTypePart[];
  properties: readonly SchemaProperty[];
  example?: SchemaExampleCode;
}

function Type({ parts }: { parts: readonly SchemaTypePart[] }) {
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

function Property({ property, isOpen = false }: { property: SchemaProperty; isOpen?: boolean }) {
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
        <details open={isOpen}>
          <Toggle>
            <bdi>{plural(referenceStrings['reference.propertyCount'], properties.length)}</bdi>
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

const Properties = ({
  properties,
  isOpen = false,
}: Pick<SchemaTreeProps, 'properties'> & { isOpen?: boolean }) => (
  <List>
    {properties.map((property) => (
      <Property key={property.id} property={property} isOpen={isOpen} />
    ))}
  </List>
);

/** Marks the lines of highlighted code with the properties that they are about. */
const withProperties = (html: string, ids: readonly string[]) =>
  html
    .split('\n')
    .map((line, index) => `<span class="row" data-for="${ids[index] ?? ''}">${line}</span>`)
    .join('\n');

/**
 * Nested properties as lists within folds, and an example beside them: below, in a narrow column. It works, and every
 * property can be linked to, without script; `SchemaTree.behavior` shows which lines and properties belong together.
 *
 * **When to use:** Use it for the format of a file, whose properties contain further properties.
 *
 * **When not to use:** Don't use it for flat lists of properties: use the API table.
 *
 * **Accessibility:** There are nested lists within disclosures. Each property has a link of its own.
 */
export function SchemaTree({ name, description, type, properties, example }: SchemaTreeProps) {
  return (
    <Root className="disclosures" data-schema="" data-block="" data-wide="">
      <Prose nodes={description} />
      <Panes>
        {properties.length > 0 ? (
          <Properties properties={properties} isOpen />
        ) : (
          <Line data-line="">
            <Type parts={type} />
          </Line>
        )}
        {example && (
          <Example
            role="group"
            aria-label={format(referenceStrings['reference.schemaExample'], { name })}
          >
            <CodeBlock
              language="yaml"
              title={example.title}
              html={withProperties(example.html ?? escapeText(example.code), example.ids)}
            />
          </Example>
        )}
      </Panes>
    </Root>
  );
}
