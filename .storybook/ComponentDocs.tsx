import { Controls, Markdown, Primary, useOf } from '@storybook/addon-docs/blocks';
import { componentNotes } from '../stories/kit/componentNotes';
import { ownWindow, type WindowOfStory } from '../scripts/workbench/ownWindow';
import { plainWindow } from '../scripts/workbench/storyPage';
import { docsSlots } from '../src/theme/docsSlots';
import { ComponentAnatomy } from './docs/ComponentAnatomy';
import { ComponentPages, ComponentTokens, factsOf } from './docs/ComponentFacts';
import { Part } from './docs/ComponentPage.styles';
import { componentsOf, isWindow, thumbnailOf, type ListedComponent } from './docs/components';
import { DocsSurface } from './docs/DocsSurface';
import { PropertiesStory } from './docs/PropertiesStory';
import { StateBoard } from './docs/StateBoard';
import { allEntries } from './docs/storyStore';

const hasSlots = (name: string): name is keyof typeof docsSlots => name in docsSlots;

/** The story with the most parts, where one has the tag `anatomy`. */
const anatomyOf = (component: ListedComponent) =>
  component.stories.find(({ tags }) => tags.includes('anatomy')) ?? thumbnailOf(component);

/**
 * Page of a component: what it is for, when not to use it, its parts, a board of its states, its properties,
 * and where it is used. Aspects of a component, such as `AdSlot feed`, have their states and properties alone.
 */
export function ComponentDocs() {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta;
  const primary = useOf('story', ['story']).story;
  const component = componentsOf(allEntries()).find((candidate) => candidate.title === title)!;
  const { name } = component;
  const note = componentNotes[name];
  const facts = factsOf(name);
  const { docs } = parameters as { docs?: { description?: { component?: string } } };
  const lead = facts?.summary ?? docs?.description?.component;
  const slots = `Docs${name}`;
  const hasProperties = Object.keys(primary.argTypes).length > 0;
  const size =
    ownWindow(primary as WindowOfStory) ?? (isWindow(component) ? plainWindow : undefined);
  return (
    <>
      <DocsSurface>
        <Part>
          <h1>{name}</h1>
          {lead && <Markdown>{lead}</Markdown>}
        </Part>
        {note && (
          <Part>
            <h2>When not to use it</h2>
            <Markdown>{note.avoid}</Markdown>
          </Part>
        )}
        {hasSlots(slots) && facts && (
          <ComponentAnatomy
            of={slots}
            story={anatomyOf(component)}
            isWhole={isWindow(component)}
            parts={facts.parts}
          />
        )}
        <Part>
          <h2>States</h2>
        </Part>
      </DocsSurface>
      <StateBoard title={title} />
      <DocsSurface>
        <Part>
          <h2>{hasProperties ? 'Properties' : 'Try it'}</h2>
        </Part>
      </DocsSurface>
      <PropertiesStory size={size}>
        <Primary />
      </PropertiesStory>
      {hasProperties && <Controls />}
      <DocsSurface>
        {note && (
          <Part>
            <h2>Accessibility</h2>
            <Markdown>{note.access}</Markdown>
          </Part>
        )}
        {facts && facts.tokens.length > 0 && <ComponentTokens tokens={facts.tokens} />}
        {facts && (facts.isEverywhere || facts.pages.length > 0) && <ComponentPages {...facts} />}
      </DocsSurface>
    </>
  );
}
