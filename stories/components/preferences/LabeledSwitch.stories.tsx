import { expect, fn } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { LabeledSwitch } from '../../../src/components/LabeledSwitch/LabeledSwitch';
import { islandScope } from '../../../src/theme/themeCss';
import { InIsland } from '../../kit/InIsland';

const meta = preview.meta({
  title: 'LabeledSwitch',
  component: LabeledSwitch,
  tags: ['all-modes'],
  args: {
    label: 'Dense',
    description: 'Smaller controls and less space between them.',
    checked: false,
    onChange: fn(),
  },
  parameters: { hydrated: true },
  render: (args) => (
    <InIsland>
      <div className={islandScope}>
        <LabeledSwitch {...args} />
      </div>
    </InIsland>
  ),
});

export const Off = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const control = canvas.getByRole('switch', { name: 'Dense' });
    await step('The description belongs to the switch', () =>
      expect(control).toHaveAccessibleDescription(args.description!),
    );
    await userEvent.click(control);
    await step('A click reports the other value', () =>
      expect(args.onChange).toHaveBeenCalledWith(true),
    );
  },
});

/** The switch is on. */
export const On = meta.story({
  args: { checked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

/** The label breaks; the switch keeps its place at the end. */
export const LongLabel = meta.story({
  tags: ['no-play'],
  args: { label: 'A label that is longer than its line in a narrow panel', description: undefined },
});
