import { groupBy } from '../../src/domain/groupBy';
import { familyOf, type ListedComponent } from './components';
import type { Entry } from './storyStore';

export interface BoardSection {
  heading: string;
  stories: Entry[];
}

export interface Board {
  /** Live tiles, in any mode. */
  sections: BoardSection[];
  /** Stories that set a mode themselves: the board cannot switch it. */
  pinned: Entry[];
  /** Stories in forced colors, which only the test run emulates. */
  emulated: Entry[];
}

const pins = ['dark', 'rtl', 'dense', 'phone', 'pseudo-locale'];

const hasTag = ({ tags }: Entry, wanted: readonly string[]) =>
  wanted.some((tag) => tags.includes(tag));

/** The stories of a component and its aspects: first what `src/domain` names as states, then one section per title. */
export function boardSections(components: readonly ListedComponent[], title: string): Board {
  const stories = familyOf(components, title).flatMap((component) => component.stories);
  const emulated = stories.filter((story) => hasTag(story, ['emulated']));
  const shown = stories.filter((story) => !emulated.includes(story));
  const isState = (story: Entry) => hasTag(story, ['state']);
  const states = shown.filter(isState);
  const others = shown.filter((story) => !isState(story) && !hasTag(story, pins));
  const sections = [
    { heading: 'Named states', stories: states },
    ...[...groupBy(others, (story) => story.title)].map(([of, own]) => ({
      heading: of.slice(of.lastIndexOf('/') + 1),
      stories: own,
    })),
  ];
  return {
    sections: sections.filter((section) => section.stories.length > 0),
    pinned: shown.filter((story) => !isState(story) && hasTag(story, pins)),
    emulated,
  };
}
