import * as React from 'react';
import { Select } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { presetOf, presets } from './presets';
import { Canvas } from './Canvas';

const icon = (
  <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden>
    <circle cx="7" cy="4.5" r="2.5" />
    <path d="M2 13c0-3 2.2-4.5 5-4.5s5 1.5 5 4.5" />
  </svg>
);

/** Sets mode, window, locale and what the browser allows with one choice. */
function PresetsTool() {
  const [globals, updateGlobals] = useGlobals();
  const preset = presetOf(globals);
  // Like other tools, it is only marked when it changes something.
  const chosen = preset === presets[0] ? undefined : preset?.title;
  const choose = (title: string) =>
    updateGlobals(presets.find((preset) => preset.title === title)!.globals);
  return (
    <Select
      size="small"
      padding="small"
      icon={icon}
      ariaLabel="User"
      // The longest name would push the other tools out of a laptop's window.
      showSelectedOptionTitle={false}
      tooltip={chosen ?? 'Show the story as another user sees it'}
      options={presets.map(({ title }) => ({ title, value: title }))}
      defaultOptions={chosen}
      onSelect={(value) => choose(String(value))}
    >
      User
    </Select>
  );
}

/** Shows each story below its caption, and adds the menu of users to the toolbar. */
export function registerCanvas() {
  addons.register('canvas', () => {
    addons.add('canvas/preview', {
      type: types.PREVIEW,
      render: ({ children }) => <Canvas>{children}</Canvas>,
    });
    addons.add('canvas/users', {
      type: types.TOOL,
      title: 'User',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <PresetsTool />,
    });
  });
}
