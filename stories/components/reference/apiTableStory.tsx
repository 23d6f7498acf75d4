import type { Decorator } from '@storybook/react-vite';
import { expect, type screen } from 'storybook/test';
import { attachApiTable } from '../../../src/components/ApiTable/ApiTable.behavior';
import { ApiTable } from '../../../src/components/ApiTable/ApiTable';
import { inArticle } from '../shared/inArticle';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';
import { sampleProps } from './sampleApi';
import { choiceOf } from '../shared/choices';
import { Stage } from '../../kit/Stage';

/** The mark of a row is beside the table, in the gutter of the page. */
const inGutter: Decorator = (Story) => (
  <Stage dir="auto" paddingInlineStart={8}>
    <Story />
  </Stage>
);

/** A table in an article, with the page's script unless the story disables it. */
export const apiTableStory = {
  component: ApiTable,
  argTypes: { kind: choiceOf(['props', 'slots']) },
  args: {
    id: 'props',
    caption: 'Props of DashboardLayout',
    rows: sampleProps,
    kind: 'props' as const,
    hasViews: true,
  },
  parameters: { behaviors: [attachApiTable] },
  decorators: [inArticle, inGutter],
};

export const names = sampleProps.map(({ name }) => name);

/** Names of the visible rows. */
export const shown = (root: HTMLElement) =>
  [...root.querySelectorAll('tbody > tr')]
    .filter((row) => row.checkVisibility())
    .map((row) => row.querySelector('a')!.textContent);

export const rowOf = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLTableRowElement>(`#props-${name}`)!;
export const descriptionOf = (root: HTMLElement, name: string) =>
  rowOf(root, name).querySelector<HTMLElement>('[data-column="description"]')!;
export const displayOf = (root: HTMLElement) => getComputedStyle(rowOf(root, 'children')).display;

type Canvas = Pick<typeof screen, 'getByRole' | 'getAllByRole'>;

/** Rows shown as cards must remain a table for assistive technology. */
export const isATable = async (canvas: Canvas) => {
  await expect(canvas.getByRole('table', { name: 'Props of DashboardLayout' })).toBeVisible();
  await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Prop',
    'Type',
    'Default',
    'Description',
  ]);
  await expect(canvas.getAllByRole('row')).toHaveLength(1 + names.length);
  await expect(canvas.getAllByRole('cell')).toHaveLength(3 * names.length);
  await expect(canvas.getByRole('rowheader', { name: 'children required' })).toBeVisible();
  await expect(canvas.getByRole('rowheader', { name: 'navigation new' })).toBeVisible();
  await expect(
    canvas.getByRole('searchbox', { name: 'Filter: Props of DashboardLayout' }),
  ).toBeVisible();
  await expect(canvas.getByRole('radiogroup', { name: 'Table layout' })).toBeVisible();
  await noSidewaysScroll();
};
