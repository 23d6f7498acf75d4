import { useMemo, useState } from 'react';
import { Icon } from '../../src/components/Icon/Icon';
import { boardSections, type Board } from './boardSections';
import { componentsOf, isWindow } from './components';
import { DocsSurface, ownMode } from './DocsSurface';
import { Bar, Choice, Frames, Section, Tile, Tiles } from './StateBoard.styles';
import { StoryFrame } from './StoryFrame';
import { allEntries, type Entry } from './storyStore';
import { WorkbenchLink } from './WorkbenchLink';

/** Windows of tiles: one that fits most components, and those of the toolbar. */
const windows = {
  component: { label: 'Component', width: 560, height: 640, scale: 0.6 },
  phone: { label: 'Phone, 390', width: 390, height: 640, scale: 0.6 },
  tablet: { label: 'Tablet, 768', width: 768, height: 640, scale: 0.6 },
  desktop: { label: 'Desktop, 1280', width: 1280, height: 720, scale: 0.4 },
};

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

/** What the board is about already, or nothing to a designer. */
const silentTags = [
  'ad',
  'state',
  'dev',
  'test',
  'manifest',
  'autodocs',
  'play-fn',
  'all-modes',
  'thumbnail',
  'anatomy',
];

interface TilesProps {
  stories: readonly Entry[];
  frames: readonly Modes[];
  window: keyof typeof windows;
}

const StoryTiles = ({ stories, frames, window }: TilesProps) => (
  <Tiles>
    {stories.map((story) => (
      <Tile key={story.id}>
        <Frames>
          {frames.map((globals) => (
            <StoryFrame
              key={`${Object.values(globals).join(' ')} ${window}`}
              id={story.id}
              title={story.name}
              globals={story.tags.includes('ad') ? { ...globals, adOutline: 'on' } : globals}
              {...windows[window]}
              isCropped={window === 'component'}
              hasOwnWindow
            />
          ))}
        </Frames>
        <p>
          <WorkbenchLink to={story} globals={frames[0]!}>
            {story.name}
          </WorkbenchLink>
          <small>{story.tags.filter((tag) => !silentTags.includes(tag)).join(', ')}</small>
        </p>
      </Tile>
    ))}
  </Tiles>
);

const Pinned = ({ stories, ...rest }: TilesProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <Icon name="chevron" />
          Stories that set their own mode or window <small>{stories.length}</small>
        </summary>
        {isOpen && <StoryTiles stories={stories} {...rest} />}
      </details>
    </Section>
  );
};

const Emulated = ({ stories }: { stories: readonly Entry[] }) => (
  <Section>
    <h3>
      Forced colors <small>{stories.length}</small>
    </h3>
    <p>A page cannot emulate forced colors: each story shows the picture of the last test run.</p>
    <ul>
      {stories.map((story) => (
        <li key={story.id}>
          <WorkbenchLink to={story}>{story.name}</WorkbenchLink>
        </li>
      ))}
    </ul>
  </Section>
);

interface SwitchProps {
  chosen: Choices;
  onChange: (chosen: Choices) => void;
}

const Switches = ({ chosen, onChange }: SwitchProps) => (
  <Bar>
    {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
      <Choice key={name}>
        <legend>{choices[name].label}</legend>
        {Object.entries(choices[name].options).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={`board-${name}`}
              checked={chosen[name] === value}
              onChange={() => onChange({ ...chosen, [name]: value })}
            />
            {label}
          </label>
        ))}
      </Choice>
    ))}
  </Bar>
);

/** Every state of a component as a live tile, in one mode, direction and window at a time, or in both side by side. */
export function StateBoard({ title }: { title: string }) {
  const listed = useMemo(() => componentsOf(allEntries()), []);
  const board: Board = useMemo(() => boardSections(listed, title), [listed, title]);
  const [chosen, setChosen] = useState<Choices>({
    mode: ownMode(),
    direction: 'ltr',
    density: 'comfortable',
    window: listed.some((one) => one.title === title && isWindow(one)) ? 'desktop' : 'component',
  });
  const { window } = chosen;
  const frames = framesOf(chosen);
  return (
    <DocsSurface>
      <Switches chosen={chosen} onChange={setChosen} />
      {board.sections.map(({ heading, stories }) => (
        <Section key={heading}>
          <h3>
            {heading} <small>{stories.length}</small>
          </h3>
          <StoryTiles stories={stories} frames={frames} window={window} />
        </Section>
      ))}
      {board.pinned.length > 0 && <Pinned stories={board.pinned} frames={frames} window={window} />}
      {board.emulated.length > 0 && <Emulated stories={board.emulated} />}
    </DocsSurface>
  );
}
