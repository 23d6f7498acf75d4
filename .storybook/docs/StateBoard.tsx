import { DocsContext, Markdown, useOf } from '@storybook/addon-docs/blocks';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { componentsOf, familyOf, isWindow } from './components';
import { ownMode } from './DocsSurface';
import type { Entry } from './entries';
import { useEntries } from './useEntries';
import { Bar, Choice, Frames, Section, Tile, tileGap, Tiles } from './StateBoard.styles';
import { StoryFrame } from './StoryFrame';
import { choices, variantsOf, type Choices } from './variants';
import { WorkbenchLink } from './WorkbenchLink';

/** The scale at which tiles of a window fill a row: as many as fit beside each other, four where they are variants. */
function scaleIn(room: number, width: number, hasVariants: boolean) {
  const edges = 2;
  // Narrow windows are read for their text, wide ones for their layout.
  const least = 0.66 - width / 4500;
  const fitting = Math.floor((room + tileGap) / (width * least + edges + tileGap)) || 1;
  const columns = hasVariants && fitting > 2 ? 4 : fitting;
  return Math.min(1, ((room + tileGap) / columns - tileGap - edges) / width);
}

/** The name and caption of a story below its frames, each of which opens the variant that it shows. */
function StoryTile({ entry, chosen, room }: { entry: Entry; chosen: Choices; room: number }) {
  const { loadStory } = use(DocsContext);
  const [story, setStory] = useState<PreparedStory>();
  useEffect(() => void loadStory(entry.id).then(setStory), [loadStory, entry.id]);
  if (!story) return null;
  const { variants, viewport, size, isForced } = variantsOf(story, chosen);
  const hasVariants = Object.values(chosen).includes('both');
  return (
    <Tile>
      <Frames>
        {variants.map(({ globals, label }) => (
          <figure key={`${Object.values(globals).join(' ')} ${size.width}`}>
            <StoryFrame
              id={entry.id}
              title={entry.name}
              globals={globals}
              {...size}
              isForced={isForced}
              scaleOf={(width) => scaleIn(room, width, hasVariants)}
            >
              <WorkbenchLink
                to={entry}
                globals={{ ...globals, ...(viewport && { viewport }) }}
                label={[entry.name, ...label].join(', ')}
              />
            </StoryFrame>
            {label.length > 0 && <figcaption>{label.join(', ')}</figcaption>}
          </figure>
        ))}
      </Frames>
      <h4>{entry.name}</h4>
      <Markdown>{story.parameters.docs?.description?.story ?? ''}</Markdown>
    </Tile>
  );
}

/** Choices by name that boards have; others, for example from an old address, are left out. */
const known = (chosen: Readonly<Record<string, unknown>>): Partial<Choices> =>
  Object.fromEntries(
    Object.entries(choices)
      .filter(([name, options]) => Object.hasOwn(options, String(chosen[name])))
      .map(([name]) => [name, chosen[name]]),
  );

/** What the reader has chosen on boards. It is a global, so the address has it, and the next board keeps it. */
function useChosen(): [Partial<Choices>, (change: Partial<Choices>) => void] {
  const { story } = useOf('story', ['story']);
  const { globals } = use(DocsContext).getStoryContext(story);
  const [chosen, setChosen] = useState(() => known({ ...(globals.board as object | undefined) }));
  const choose = (change: Partial<Choices>) => {
    const board = { ...chosen, ...change };
    setChosen(board);
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: { board } });
  };
  return [chosen, choose];
}

/**
 * Every story of a component and its aspects as a live tile, in one mode, direction and window at a time, or in both
 * side by side. A story that sets one of them itself keeps it.
 */
export function StateBoard({ title }: { title: string }) {
  const family = familyOf(componentsOf(useEntries()), title);
  const [ownChoices, choose] = useChosen();
  const chosen: Choices = {
    mode: ownMode(),
    direction: 'ltr',
    density: 'comfortable',
    state: 'none',
    window: family.some((one) => one.title === title && isWindow(one)) ? 'desktop' : 'component',
    ...ownChoices,
  };
  const bar = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    observer.observe(bar.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Bar ref={bar}>
        {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
          <Choice key={name}>
            <legend>{name}</legend>
            {Object.entries(choices[name]).map(([value, label]) => (
              <label key={value}>
                <input
                  type="radio"
                  name={`board-${name}`}
                  checked={chosen[name] === value}
                  onChange={() => choose({ [name]: value })}
                />
                {label}
              </label>
            ))}
          </Choice>
        ))}
      </Bar>
      {room > 0 &&
        family.map(({ name, stories }) => (
          <Section key={name}>
            {family.length > 1 && (
              <h3>
                {name} <small>{stories.length}</small>
              </h3>
            )}
            <Tiles>
              {stories.map((entry) => (
                <StoryTile key={entry.id} entry={entry} chosen={chosen} room={room} />
              ))}
            </Tiles>
          </Section>
        ))}
    </>
  );
}
