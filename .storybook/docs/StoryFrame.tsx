import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { colorSchemeAttribute } from '../../src/domain/preferences/preferenceTable';
import { queueFrame } from '../../stories/kit/frameQueue';
import { forcedColorsFolder } from '../../scripts/workbench/resultFiles.mjs';
import type { TileEvent } from '../tile';

const Tile = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  background: 'var(--docs-palette-background-default)',
});

const Frame = styled('iframe')({
  position: 'absolute',
  inset: 0,
  border: 0,
  transformOrigin: '0 0',
});

/** Covers the live story. */
const Screenshot = styled('object')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
  background: theme.vars.palette.background.default,
}));

/** axe runs in the story itself. */
const withoutAxe = { 'a11y.manual': '!true' };

interface Size {
  width: number;
  height: number;
}

/** Overlays are outside of the flow, so they take the whole window. */
const overlays = ':popover-open, dialog[open], [role="dialog"]';

/** Follows the height of a page in a frame. Returns a function that ends it. */
function followHeight(page: Document, onChange: (height: number) => void) {
  const measure = () =>
    onChange(page.querySelector(overlays) ? Infinity : page.body.getBoundingClientRect().height);
  const observer = new ResizeObserver(measure);
  observer.observe(page.body);
  page.addEventListener('toggle', measure, true);
  return () => observer.disconnect();
}

interface Props extends Size {
  id: string;
  title: string;
  globals: Readonly<Record<string, string>>;
  /** The scale of a window of that width, which is another one where the story sets its own. */
  scaleOf: (width: number) => number;
  /** Whether the tile ends where the story does, if that is earlier. */
  isCropped?: boolean;
}

/**
 * A story in a window of its own, after its `play`; it loads when it comes into view. In forced colors it is the
 * screenshot of the last test run.
 */
export function StoryFrame({ id, title, globals, isCropped, scaleOf, ...given }: Props) {
  const tile = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const release = useRef<() => void>(undefined);
  const unfollow = useRef<() => void>(undefined);
  const [isStarted, setIsStarted] = useState(false);
  const [own, setOwn] = useState<Size>();
  const [isForced, setIsForced] = useState(false);
  const [shown, setShown] = useState(Infinity);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        release.current = queueFrame(() => setIsStarted(true));
      },
      { rootMargin: '100px' },
    );
    observer.observe(tile.current!);
    return () => {
      observer.disconnect();
      release.current?.();
      unfollow.current?.();
    };
  }, []);
  useEffect(() => {
    frame.current?.addEventListener('tile-story', ({ detail }: TileEvent) =>
      flushSync(() => {
        setOwn(detail.window);
        setIsForced(detail.isForced);
      }),
    );
  }, [isStarted]);
  const { width, height } = own ?? given;
  const scale = scaleOf(width);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    release.current?.();
    if (isCropped) unfollow.current = followHeight(currentTarget.contentDocument!, setShown);
  };
  const pairs = Object.entries({ ...globals, ...withoutAxe }).map((pair) => pair.join(':'));
  return (
    <Tile
      ref={tile}
      {...{ [colorSchemeAttribute]: globals.mode }}
      style={{ inlineSize: width * scale, blockSize: Math.min(shown, height) * scale }}
    >
      {isStarted && (
        <Frame
          ref={frame}
          src={`iframe.html?id=${id}&viewMode=story&globals=${pairs.join(';')}`}
          title={title}
          width={width}
          height={height}
          style={{ scale: String(scale) }}
          tabIndex={-1}
          inert
          onLoad={onLoad}
        />
      )}
      {isForced && (
        <Screenshot data={`${forcedColorsFolder}/${id}.png`} type="image/png">
          <p style={{ padding: '0 16px' }}>A test run takes a screenshot in forced colors.</p>
        </Screenshot>
      )}
    </Tile>
  );
}
