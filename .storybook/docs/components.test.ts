import { expect, it } from 'vitest';
import { componentsOf, familyOf, sizeOf, thumbnailOf } from './components';
import type { Entry } from './entries';

const entry = (title: string, name: string, tags: string[] = []): Entry => ({
  id: `${title}--${name}`,
  title,
  name,
  importPath: tags.includes('demo') ? 'virtual:demo-stories:Basic' : './Ad.stories.tsx',
  type: name === 'docs' ? 'docs' : 'story',
  ...(tags.includes('test-fn') ? { subtype: 'test' } : {}),
  tags: ['dev', ...tags],
});

const components = componentsOf([
  entry('Guide/Start here', 'docs'),
  entry('Advertising/Ad', 'docs'),
  entry('Advertising/Ad', 'Waiting'),
  entry('Advertising/Ad', 'closes', ['test-fn']),
  entry('Advertising/Ad feed', 'Answers'),
  { ...entry('Kit/Fakes', 'Clock'), tags: [] },
  entry('Pages/Ad page', 'Desktop'),
  entry('Pages/Ad page', 'Chosen', ['thumbnail']),
]);

it('lists what has stories, with its page or first story', () => {
  expect(components.map(({ group, name, start }) => [group, name, start.name])).toEqual([
    ['Advertising', 'Ad', 'docs'],
    ['Advertising', 'Ad feed', 'Answers'],
    ['Pages', 'Ad page', 'Desktop'],
  ]);
});

it('leaves out what the sidebar does not list', () =>
  expect(components.some(({ group }) => group === 'Kit')).toBe(false));

it('leaves test cases out', () => expect(components[0]!.stories).toHaveLength(1));

it('finds the aspects of a component in its group', () => {
  const names = familyOf(components, 'Advertising/Ad').map(({ name }) => name);
  expect(names).toEqual(['Ad', 'Ad feed']);
});

it('shows the first story of a component, or as the tag says', () => {
  expect(components.map((component) => thumbnailOf(component).name)).toEqual([
    'Waiting',
    'Answers',
    'Chosen',
  ]);
});

it('counts a demo once, whatever else is about it', () => {
  const demos = componentsOf([
    entry('Demos/Crud/CrudBasic', 'CrudBasic', ['demo']),
    entry('Demos/Crud/Interactions', 'Deleted'),
  ]);
  expect([demos.length, sizeOf(demos), sizeOf(components)]).toEqual([2, 1, 3]);
});
