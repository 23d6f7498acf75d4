import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { preferenceTable } from '../../src/domain/preferences/preferenceTable';
import { queueFrame } from './frameQueue';

const Cells = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, max-content)',
  // A desktop and a phone.
  '@media (max-width: 1119px)': { gridTemplateColumns: 'repeat(2, max-content)' },
  gap: '32px 24px',
  padding: 24,
  inlineSize: 'max-content',
});

const Cell = styled('figure')({
  position: 'relative',
  margin: 0,
  '&:hover > div, &:focus-within > div': { borderColor: 'var(--docs-palette-primary-main)' },
});

const StoryBox = styled('div')({
  position: 'relative',
  boxSizing: 'content-box',
  overflow: 'hidden',
  border: 'var(--line)',
  borderRadius: 4,
  background: 'var(--docs-palette-action-hover)',
});

const Frame = styled('iframe')({
  position: 'absolute',
  inset: 0,
  border: 0,
  transformOrigin: '0 0',
  background: 'Canvas',
});

const Caption = styled('figcaption')({
  inlineSize: 0,
  minInlineSize: '100%',
  paddingBlockStart: 8,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '& a': { color: 'var(--docs-palette-text-secondary)', textDecoration: 'none' },
  // The whole tile is a link.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:hover': { color: 'var(--docs-palette-text-primary)', textDecoration: 'underline' },
});

/** Viewports of the matrix, as in the workbench. A row fits into its canvas in a window of 1440 px. */
const windows = {
  desktop: { title: 'desktop', width: 1440, height: 900, scale: 0.26 },
  phone: { title: 'phone', width: 390, height: 844, scale: 0.277 },
} as const;

type WindowName = keyof typeof windows;

export interface MatrixProps {
  /** Name of the page. */
  title: string;
  /** Ids of the stories that show it in each window. */
  stories: Record<WindowName, string>;
}

const titles = {
  light: 'Light',
  dark: 'Dark',
  ltr: 'left to right',
  rtl: 'right to left',
  comfortable: 'comfortable',
  dense: 'dense',
} as const;

const modes = ['light', 'dark'] as const;

/** Every mode of a page; tiles in a row differ by density and viewport. */
export const matrixModes = modes.flatMap((mode) =>
  preferenceTable.direction.values.flatMap((direction) =>
    preferenceTable.density.values.flatMap((density) =>
      (Object.keys(windows) as WindowName[]).map((window) => ({
        window,
        globals: `mode:${mode};direction:${direction};density:${density}`,
        title: `${titles[mode]}, ${titles[direction]}, ${titles[density]}, ${windows[window].title}`,
      })),
    ),
  ),
);

/** axe has checked each story already. */
const withoutAxe = 'a11y.manual:!true';

interface ModeProps {
  id: string;
  mode: (typeof matrixModes)[number];
  onLoad: () => void;
}

/** One mode, which loads when it is its turn, and a link to it. */
function ModeTile({ id, mode: { window: name, globals, title }, onLoad }: ModeProps) {
  const [isStarted, setIsStarted] = useState(false);
  const release = useRef<() => void>(undefined);
  const { width, height, scale } = windows[name];
  useEffect(() => {
    release.current = queueFrame(() => setIsStarted(true));
    return () => release.current!();
  }, []);
  return (
    <Cell>
      <StoryBox dir="ltr" style={{ inlineSize: width * scale, blockSize: height * scale }}>
        {isStarted && (
          <Frame
            src={`iframe.html?id=${id}&viewMode=story&globals=${globals};${withoutAxe}`}
            title={title}
            width={width}
            height={height}
            style={{ scale: String(scale) }}
            inert
            onLoad={() => {
              release.current!();
              onLoad();
            }}
          />
        )}
      </StoryBox>
      <Caption>
        <a href={`./?path=/story/${id}&globals=${globals}`} target="_top">
          {title}
        </a>
      </Caption>
    </Cell>
  );
}

/**
 * A page in every mode, direction, density and window, as the stories with these ids show it. Each tile is a workbench
 * of its own, so two load at a time, wherever the window has been scrolled to.
 */
export function Matrix({ title, stories }: MatrixProps) {
  const [loaded, setLoaded] = useState(0);
  return (
    <Cells aria-label={title} data-loading={loaded < matrixModes.length ? '' : undefined}>
      {matrixModes.map((mode) => (
        <ModeTile
          key={mode.title}
          id={stories[mode.window]}
          mode={mode}
          onLoad={() => setLoaded((count) => count + 1)}
        />
      ))}
    </Cells>
  );
}
