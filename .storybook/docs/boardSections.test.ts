import { expect, it } from 'vitest';
import { boardSections } from './boardSections';
import { componentsOf } from './components';
import type { Entry } from './storyStore';

const story = (name: string, tags: string[] = [], title = 'Advertising/AdSlot'): Entry => ({
  id: name,
  importPath: '',
  type: 'story',
  title,
  name,
  tags,
});

const { sections, pinned, emulated } = boardSections(
  componentsOf([
    story('Timeline'),
    story('Blocked', ['state']),
    story('Blocked dark', ['dark']),
    story('Printed', ['emulated', 'rtl']),
    story('Answers', ['state'], 'Advertising/AdSlot feed'),
    story('Answers late', [], 'Advertising/AdSlot feed'),
    story('Closed', [], 'Shell/Dialog'),
  ]),
  'Advertising/AdSlot',
);

const namesOf = (stories: readonly Entry[]) => stories.map(({ name }) => name);

it('shows the states of all aspects first, then the other stories by aspect', () =>
  expect(sections.map(({ heading, stories }) => [heading, ...namesOf(stories)])).toEqual([
    ['Named states', 'Blocked', 'Answers'],
    ['AdSlot', 'Timeline'],
    ['AdSlot feed', 'Answers late'],
  ]));

it('keeps apart what the board cannot switch or show', () => {
  expect(namesOf(pinned)).toEqual(['Blocked dark']);
  expect(namesOf(emulated)).toEqual(['Printed']);
});
