import { screen, userEvent, waitFor } from '../kit/storyTest';
import playground from 'playground:CrudPlayground';
import preview from '../../.storybook/preview';
import * as demo from '../../docs/core/react-crud/demos/CrudPlayground';
import { demoStory } from './demoStory';
import { listDefects } from './packageDefects';
import { playgroundStory, turnEachControl } from './playgroundStory';

const meta = preview.meta({
  ...playgroundStory(playground, demo),
  title: 'Crud/Playground',
  tags: ['all-modes', '!autodocs'],
  parameters: { ...demoStory.parameters, ...listDefects },
});

const rows = () => document.querySelectorAll('.MuiDataGrid-row').length;

const loaded = () =>
  waitFor(() => {
    if (rows() === 0) throw new Error('No order is shown.');
  });

export const Playground = meta.story({
  play: turnEachControl(
    playground,
    {
      initialPageSize: [5, () => rows() === 5],
      defaultValues: [
        'newOrder',
        async () => {
          await userEvent.click(screen.getByRole('button', { name: 'New order' }));
          const total = await screen.findByLabelText<HTMLInputElement>(/^Total/);
          return total.value === '40';
        },
      ],
      dataSource: [
        'lastingOrders',
        () => screen.queryAllByRole('menuitem', { name: 'Delete' }).length === 0,
      ],
    },
    loaded,
  ),
});
