import {
  Controls,
  Description,
  Heading,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { StateBoard } from './docs/StateBoard';

/** Page of a component: its description, a board of its states, then its first story with its properties. */
export function ComponentDocs() {
  const of = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <StateBoard title={of.preparedMeta.title} />
      <Heading>Properties</Heading>
      <Primary />
      <Controls />
    </>
  );
}
