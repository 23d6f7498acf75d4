import { isOfComponent } from '../../scripts/workbench/isOfComponent';
import { groupBy } from '../../src/domain/groupBy';
import { demoPrefix } from '../sidebar/groups';
import type { Entry } from './entries';

/** A title of the sidebar: a component, a page, or one aspect of a component. */
export interface ListedComponent {
  title: string;
  /** The last part of its title. */
  name: string;
  group: string;
  stories: Entry[];
  /** Cases of `.test`, which show nothing that a story does not. */
  tests: Entry[];
  /** Where a link to it leads: its docs page, or its first story. */
  start: Entry;
}

const isTest = ({ subtype }: Entry) => subtype === 'test';
const isStory = (entry: Entry) => entry.type === 'story' && !isTest(entry);
/** Without the tag, the sidebar leaves an entry out. */
const isListed = ({ tags }: Entry) => tags.includes('dev');

/** What the sidebar lists with stories, in its order. */
export function componentsOf(entries: readonly Entry[]): ListedComponent[] {
  return [...groupBy(entries.filter(isListed), ({ title }) => title)].flatMap(([title, all]) => {
    const stories = all.filter(isStory);
    const start = all.find(({ type }) => type === 'docs') ?? stories[0];
    if (!start || stories.length === 0) return [];
    const [group = ''] = title.split('/');
    return [
      {
        title,
        name: title.slice(group.length + 1),
        group,
        stories,
        tests: all.filter(isTest),
        start,
      },
    ];
  });
}

/** How many of a group the sidebar shows; among demos, their interactions and playgrounds are other views of them. */
export const sizeOf = (listed: readonly ListedComponent[]) =>
  listed.filter(
    ({ group, stories }) => group !== 'Demos' || stories[0]!.importPath.startsWith(demoPrefix),
  ).length;

/** A component with its aspects: `Ad`, `Ad feed`, `Ad house`. */
export const familyOf = (components: readonly ListedComponent[], title: string) =>
  components.filter((component) => isOfComponent(component.title, title));

/** Shown as a whole window: pages, and the shell around them. */
export const isWindow = ({ group, name }: ListedComponent): boolean =>
  group === 'Pages' || /^(PageShell|NavDrawer)/.test(name);

/** The story that stands for a component: the first, unless one has the tag `thumbnail`. */
export const thumbnailOf = ({ stories }: ListedComponent): Entry =>
  stories.find(({ tags }) => tags.includes('thumbnail')) ?? stories[0]!;
