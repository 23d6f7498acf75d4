import * as React from 'react';
import {
  useGlobals,
  useParameter,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { picturesFolder } from '../../../scripts/workbench/resultFiles.mjs';
import { viewports } from '../../viewports';
import type { WorkbenchTypes } from '../../storyContext';
import { useFit } from './useFit';
import { Canvas, Caption, Notice, Recorded, Root } from './Stage.styles';

type Media = NonNullable<WorkbenchTypes['parameters']['media']>;

const words: Record<string, string> = {
  dark: 'dark mode',
  light: 'light mode',
  system: 'the mode of the system',
  rtl: 'right to left',
  ltr: 'left to right',
  dense: 'dense',
};

/** What a story sets, in words: `Desktop, 1440; dark mode`. */
function inWords(storyGlobals: Record<string, unknown>): string {
  return Object.entries(storyGlobals)
    .filter(([name]) => name !== 'adOutline')
    .map(([, global]) => {
      const value = typeof global === 'object' ? (global as { value?: string })?.value : global;
      const text = String(value);
      return viewports[text as keyof typeof viewports]?.name ?? words[text] ?? text;
    })
    .join('; ');
}

type Picture = 'shown' | 'hidden' | 'missing';

interface PictureProps {
  picture: Picture;
  onChange: (picture: Picture) => void;
}

/** Says what the canvas shows of a story in forced colors. */
const ForcedColorsNotice = ({ picture, onChange }: PictureProps) => (
  <Notice>
    A page cannot emulate forced colors.{' '}
    {picture === 'missing'
      ? 'The story looks as usual here, and a test run records its picture. To see it live, emulate “forced-colors” with the rendering tools of your browser.'
      : picture === 'shown'
        ? 'This is the picture of the last test run. '
        : 'The live story looks as usual. '}
    {picture !== 'missing' && (
      <button type="button" onClick={() => onChange(picture === 'shown' ? 'hidden' : 'shown')}>
        {picture === 'shown' ? 'Show the live story' : 'Show the picture'}
      </button>
    )}
  </Notice>
);

/** Frame of a story: its caption, what it sets, and the canvas at a scale that fits. */
export function Stage({ children }: { children?: React.ReactNode }) {
  const { storyId, viewMode } = useStorybookState();
  const entry = useStorybookApi().getCurrentStoryData();
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const media = useParameter<Media>('media', {});
  const docs = useParameter<{ description?: { story?: string } }>('docs', {});
  const canvas = React.useRef<HTMLDivElement>(null);
  const [isFitted, setIsFitted] = React.useState(true);
  const isStory = viewMode === 'story' && entry?.type === 'story';
  const viewport = JSON.stringify([storyId, viewMode, globals.viewport, storyGlobals.viewport]);
  const fit = useFit(canvas, viewport);
  const pins = inWords(storyGlobals);
  const isForced = isStory && media?.forcedColors === 'active';
  const [picture, setPicture] = React.useState<Picture>('shown');
  React.useEffect(() => setPicture('shown'), [storyId]);
  const isUnpinned = globals.pins === 'off';
  return (
    <Root>
      {isStory ? (
        <Caption>
          <strong>{entry.name}</strong>
          <p>{docs?.description?.story}</p>
          {pins && <span>{pins}</span>}
          {(pins || isUnpinned) && (
            <button
              type="button"
              title="Whether the story or the toolbar decides"
              onClick={() => updateGlobals({ pins: isUnpinned ? 'on' : 'off' })}
            >
              {isUnpinned ? 'Pin again' : 'Unpin'}
            </button>
          )}
          {fit < 1 && (
            <button
              type="button"
              title={isFitted ? 'Show the actual size' : 'Fit into the window'}
              onClick={() => setIsFitted(!isFitted)}
            >
              {isFitted ? `${Math.round(fit * 100)}%` : '100%'}
            </button>
          )}
          {isForced && <ForcedColorsNotice picture={picture} onChange={setPicture} />}
        </Caption>
      ) : (
        <div />
      )}
      <Canvas
        ref={canvas}
        fit={isFitted ? fit : 1}
        zoom={isStory && globals.zoom === 'double' ? 2 : 1}
      >
        {children}
        {isForced && picture === 'shown' && (
          <Recorded>
            <img
              src={`${picturesFolder}/${storyId}.png`}
              alt="The story in forced colors"
              onError={() => setPicture('missing')}
            />
          </Recorded>
        )}
      </Canvas>
    </Root>
  );
}
