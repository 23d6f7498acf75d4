import { expect, waitFor, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { CodeBlock } from '../../../src/components/CodeBlock/CodeBlock';
import { attachTabs } from '../../../src/components/Tabs/Tabs.behavior';
import { Tabs } from '../../../src/components/Tabs/Tabs';
import { inArticle } from '../../kit/decorators';
import { noSidewaysScroll } from '../shared/checks';
import { caption } from '../../kit/docs';

const behaviors = [attachTabs];

const command = (text: string) => <CodeBlock language="bash" html={text} />;

const tabs = [
  { label: 'npm', content: command('npm install @toolpad/core') },
  { label: 'pnpm', content: command('pnpm add @toolpad/core') },
  { label: 'yarn', content: command('yarn add @toolpad/core') },
];

const meta = preview.meta({
  title: 'Tabs',
  component: Tabs,
  args: { id: 'tabs-1', label: 'Package manager', tabs },
  parameters: { behaviors },
  decorators: [inArticle],
});

export const FirstTab = meta.story({
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Package manager' });
    await expect(within(group).getByRole('radio', { name: 'npm' })).toBeChecked();
    await expect(canvas.getByText('npm install @toolpad/core')).toBeVisible();
    await expect(canvas.getByText('yarn add @toolpad/core')).not.toBeVisible();
  },
});

export const ChosenByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('pnpm'));
    await expect(canvas.getByText('pnpm add @toolpad/core')).toBeVisible();
    await expect(canvas.getByText('npm install @toolpad/core')).not.toBeVisible();
    const [other, chosen] = ['npm', 'pnpm'].map((name) =>
      getComputedStyle(canvas.getByText(name, { selector: 'label' })),
    );
    await expect(chosen!.boxShadow).not.toBe('none');
    await expect(other!.boxShadow).toBe('none');
  },
});

export const ChosenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'npm' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'pnpm' })).toHaveFocus();
    // The radio button is hidden: its label shows the focus.
    await expect(
      getComputedStyle(canvas.getByText('pnpm', { selector: 'label' })).outlineStyle,
    ).toBe('solid');
    await expect(canvas.getByText('pnpm add @toolpad/core')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByText('yarn add @toolpad/core')).toBeVisible();
  },
});

export const TwoOfTheSameName = meta.story({
  render: () => (
    <>
      <Tabs id="install" name="package-manager" label="Package manager" tabs={tabs} />
      <Tabs id="update" name="package-manager" label="Package manager, again" tabs={tabs} />
      <Tabs id="other" label="Package manager, alone" tabs={tabs} />
      <Tabs id="last" label="Package manager, alone as well" tabs={tabs} />
    </>
  ),
  play: async ({ canvas, platform, userEvent }) => {
    const shown = (text: string) => canvas.getAllByText(text).map((code) => code.checkVisibility());
    await userEvent.click(canvas.getAllByText('yarn')[0]!);
    await expect(shown('yarn add @toolpad/core')).toEqual([true, true, false, false]);
    // The choice of a group without a name is not shared or stored.
    await userEvent.click(canvas.getAllByText('pnpm')[2]!);
    await expect(shown('pnpm add @toolpad/core')).toEqual([false, false, true, false]);
    await expect(
      Object.entries(platform.storage.contents()).filter(([key]) => key.startsWith('codeblock')),
    ).toEqual([['codeblock-package-manager', 'yarn']]);
  },
});

/** Nested groups are independent, even with the same labels. */
export const TabsInATab = meta.story({
  render: () => (
    <Tabs
      id="outer"
      name="manager"
      label="Package manager"
      tabs={[
        { label: 'npm', content: <p>One lock file.</p> },
        {
          label: 'yarn',
          content: (
            <Tabs
              id="inner"
              label="Lock file"
              tabs={[
                { label: 'classic', content: <p>Version 1</p> },
                { label: 'yarn', content: <p>Version 4</p> },
              ]}
            />
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByText('yarn')[0]!);
    await expect(canvas.getByText('Version 1')).toBeVisible();
    await expect(canvas.getByText('Version 4')).not.toBeVisible();
  },
});

export const FromAnEarlierVisit = TwoOfTheSameName.extend({
  parameters: { platform: { stored: { 'codeblock-package-manager': 'pnpm' } } },
  play: async ({ canvas, platform }) => {
    const [first, second, alone] = canvas.getAllByText('pnpm add @toolpad/core');
    await expect(first).toBeVisible();
    await expect(second).toBeVisible();
    await expect(alone).not.toBeVisible();
    platform.storage.writeFromOtherTab('codeblock-package-manager', 'yarn');
    await expect(canvas.getAllByText('yarn add @toolpad/core')[0]).toBeVisible();
  },
});

/** A link to a heading in a hidden tab shows the tab. */
export const TargetInAnotherTab = meta.story({
  args: {
    tabs: [
      { label: 'Vite', content: <p>Put the provider around the router.</p> },
      { label: 'Next.js', content: <h3 id="root-layout">Root layout</h3> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Root layout')).not.toBeVisible();
    location.hash = '#root-layout';
    await waitFor(() => expect(canvas.getByText('Root layout')).toBeVisible());
  },
});

export const TargetNotInTheStoredTab = TargetInAnotherTab.extend({
  args: { name: 'framework' },
  parameters: {
    ...caption('It stays, whatever changes in storage but the choice of the group.'),
    platform: { stored: { 'codeblock-framework': 'Vite' } },
  },
});

TargetNotInTheStoredTab.test(
  'it stays until another tab of the browser chooses',
  async ({ canvas, platform }) => {
    platform.storage.writeFromOtherTab('density', 'dense');
    await expect(canvas.getByText('Root layout')).toBeVisible();
    platform.storage.writeFromOtherTab('codeblock-framework', 'Next.js');
    platform.storage.writeFromOtherTab('codeblock-framework', 'Vite');
    await expect(canvas.getByText('Put the provider around the router.')).toBeVisible();
  },
);

export const WithProse = meta.story({
  tags: ['no-play'],
  args: {
    tabs: [
      { label: 'Next.js', content: <p>Put the provider into the root layout.</p> },
      { label: 'Vite', content: <p>Put the provider around the router.</p> },
    ],
  },
});

export const OnAPhone = FirstTab.extend({
  parameters: caption('Wide content scrolls inside its tab.'),
  args: {
    tabs: [
      {
        label: 'npm',
        content: command(
          'npm install @toolpad/core @mui/material @mui/icons-material @emotion/react @emotion/styled',
        ),
      },
      ...tabs.slice(1),
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('group', { name: 'Code, bash' });
    await expect(code.scrollWidth).toBe(code.clientWidth);
    await noSidewaysScroll();
  },
});
