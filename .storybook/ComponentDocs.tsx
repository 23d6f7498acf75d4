import { Controls, Description, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';

/**
 * Page of a component: its description, its first story and its properties. The other stories are in the sidebar, as
 * each needs a document of its own.
 */
export const ComponentDocs = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Primary />
    <Controls />
  </>
);
