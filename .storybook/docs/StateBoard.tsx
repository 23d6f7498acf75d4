import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { use, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { preferenceTable } from '../../src/domain/preferences/preferenceTable';
import { componentsOf, familyOf, isWindow } from './components';
import { ownMode } from './DocsSurface';
import { useEntries, type Entry } from './entries';
import { Bar, Choice, Frames, Section, Tile, tileGap, Tiles } from './StateBoard.styles';
import { StoryFrame } from './StoryFrame';
import { WorkbenchLink } from './WorkbenchLink';

/** Windows of tiles: one that fits most components, and those of the toolbar, with the scales of their tiles. */
const windows = {
  component: { label: 'Component', width: 560, height: 640, least: 0.54, most: 0.65 },
  phone: { label: 'Phone, 390', width: 390, height: 640, least: 0.54, most: 0.65 },
  tablet: { label: 'Tablet, 768', width: 768, height: 640, least: 0.5, most: 0.65 },
  desktop: { label: 'Desktop, 1280', width: 1280, height: 720, least: 0.38, most: 0.5 },
};

/** The scale at which tiles fill a row of that width: as many as fit beside each other. */
function scaleIn(room: number, { width, least, most }: (typeof windows)['component']) {
  const edges = 2;
  const columns = Math.floor((room + tileGap) / (width * least + edges + tileGap)) || 1;
  return Math.min(most, ((room + tileGap) / columns - tileGap - edges) / width);
}

/** Of windows that stories set themselves: two tiles fit beside each other in a window of 1440 px. */
const ownScale = (width: number) => Math.min(0.6, 514 / width);

const choices = {
  mode: { label: 'Mode', options: { light: 'Light', dark: 'Dark', both: 'Both' } },
  direction: {
    label: 'Direction',
    options: { ltr: 'Left to right', rtl: 'Right to left', both: 'Both' },
  },
  density: {
    label: 'Density',
    options: { comfortable: 'Comfortable', dense: 'Dense', both: 'Both' },
  },
  window: {
    label: 'Window',
    options: Object.fromEntries(
      Object.entries(windows).map(([name, { label }]) => [name, label]),
    ) as Record<keyof typeof windows, string>,
  },
} as const;

type Choices = { [Name in keyof typeof choices]: keyof (typeof choices)[Name]['options'] };
type ModeName = 'mode' | 'direction' | 'density';
type Modes = Readonly<Record<ModeName, string>>;

const valuesOf = (name: ModeName, chosen: string) =>
  chosen === 'both'
    ? Object.keys(choices[name].options).filter((value) => value !== 'both')
    : [chosen];

/** The globals of the frames of each tile, side by side. */
const framesOf = (chosen: Choices): Modes[] =>
  valuesOf('mode', chosen.mode).flatMap((mode) =>
    valuesOf('direction', chosen.direction).flatMap((direction) =>
      valuesOf('density', chosen.density).map((density) => ({ mode, direction, density })),
    ),
  );

/** Globals have no value for the default of a preference. */
const withoutDefaults = (modes: Modes) =>
  Object.fromEntries(
    Object.entries(modes).map(([name, value]) => [
      name,
      value === preferenceTable[name as ModeName].values[0] ? undefined : value,
    ]),
  );

interface TilesProps {
  stories: readonly Entry[];
  frames: readonly Modes[];
  window: keyof typeof windows;
  /** Width of a row. */
  room: number;
}

const StoryTiles = ({ stories, frames, window, room }: TilesProps) => (
  <Tiles>
    {stories.map((story) => (
      <Tile key={story.id}>
        <Frames>
          {frames.map((globals) => (
            <StoryFrame
              key={`${Object.values(globals).join(' ')} ${window}`}
              id={story.id}
              title={story.name}
              globals={globals}
              width={windows[window].width}
              height={windows[window].height}
              scaleOf={(width) =>
                width === windows[window].width ? scaleIn(room, windows[window]) : ownScale(width)
              }
              isCropped={window === 'component'}
            />
          ))}
        </Frames>
        <p>
          <WorkbenchLink to={story} globals={withoutDefaults(frames[0]!)}>
            {story.name}
          </WorkbenchLink>
        </p>
      </Tile>
    ))}
  </Tiles>
);

interface SwitchProps {
  ref: Ref<HTMLDivElement>;
  chosen: Choices;
  onChange: (change: Partial<Choices>) => void;
}

const Switches = ({ ref, chosen, onChange }: SwitchProps) => (
  <Bar ref={ref}>
    {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
      <Choice key={name}>
        <legend>{choices[name].label}</legend>
        {Object.entries(choices[name].options).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={`board-${name}`}
              checked={chosen[name] === value}
              onChange={() => onChange({ [name]: value })}
            />
            {label}
          </label>
        ))}
      </Choice>
    ))}
  </Bar>
);

/** Choices by name that boards have; others, for example from an old address, are left out. */
const known = (chosen: Readonly<Record<string, unknown>>): Partial<Choices> =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([name, { options }]) => {
      const value = chosen[name];
      return typeof value === 'string' && Object.hasOwn(options, value) ? [[name, value]] : [];
    }),
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

const nameOf = (title: string) => title.slice(title.indexOf('/') + 1);

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
  const tiles = { frames: framesOf(chosen), window: chosen.window, room };
  return (
    <>
      <Switches ref={bar} chosen={chosen} onChange={choose} />
      {room > 0 &&
        family.map(({ title: of, stories }) => (
          <Section key={of}>
            {family.length > 1 && (
              <h3>
                {nameOf(of)} <small>{stories.length}</small>
              </h3>
            )}
            <StoryTiles stories={stories} {...tiles} />
          </Section>
        ))}
    </>
  );
}
