import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { colorSchemeAttribute } from '../../src/domain/preferences/preferenceTable';
import { queueFrame } from '../../stories/kit/frameQueue';
import { forcedColorsFolder } from '../../scripts/workbench/resultFiles';
import type { TileEvent } from '../tile';
import { globalsInUrl } from './WorkbenchLink';

const Tile = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  background: 'var(--docs-palette-background-default)',
});

/** Is scrolled in place of the story: an inert frame gets no wheel, touch or key. */
const Scroller = styled('div')({
  overflow: 'auto',
  scrollbarWidth: 'none',
  transformOrigin: '0 0',
  '& > div': { position: 'relative', overflow: 'clip' },
});

const Frame = styled('iframe')({ position: 'sticky', insetBlockStart: 0, border: 0 });

/** Covers the live story. */
const Screenshot = styled('object')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
  background: theme.vars.palette.background.default,
  pointerEvents: 'none',
}));

/** axe runs in the story itself. */
const withoutAxe = { 'a11y.manual': '!true' };

/** Overlays are outside of the flow, so they take the whole window. */
const overlays = ':popover-open, dialog[open], [role="dialog"]';

/** The height of the page in a frame, and what scrolls in it: an overlay that is too high, or the page. */
function readPage(page: Document) {
  const open = [...page.querySelectorAll(overlays)];
  const scrolled =
    open.find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight) ??
    page.documentElement;
  return {
    height: open.length > 0 ? Infinity : page.body.getBoundingClientRect().height,
    hidden: scrolled.scrollHeight - scrolled.clientHeight,
    scrolled,
  };
}

interface Props {
  id: string;
  title: string;
  width: number;
  height: number;
  globals: Readonly<Record<string, string | undefined>>;
  /** The scale of a window of that width, which is another one where the story sets its own. */
  scaleOf: (width: number) => number;
  /** Whether the story is in forced colors, which a page cannot emulate. */
  isForced?: boolean;
  /** A link that covers the story. With it, the tile scrolls. */
  children?: ReactNode;
}

/**
 * A story in a window of its own, after its `play`; it loads when it comes into view, and the tile ends where the
 * story does. In forced colors it is the screenshot of the last test run.
 */
export function StoryFrame({ id, title, globals, scaleOf, isForced, children, ...given }: Props) {
  const tile = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const release = useRef<() => void>(undefined);
  const [isStarted, setIsStarted] = useState(false);
  const [own, setOwn] = useState<TileEvent['detail']>();
  const [content, setContent] = useState<ReturnType<typeof readPage>>();
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
    };
  }, []);
  useEffect(() => {
    frame.current?.addEventListener('tile-story', ({ detail }: TileEvent) =>
      flushSync(() => setOwn(detail)),
    );
  }, [isStarted]);
  const { width, height } = own ?? given;
  const scale = scaleOf(width);
  const visible = Math.min(content?.height ?? Infinity, height);
  const read = () => {
    const page = frame.current?.contentDocument;
    if (page) setContent(readPage(page));
  };
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    release.current?.();
    const page = currentTarget.contentDocument!;
    new ResizeObserver(read).observe(page.body);
    // Material UI appends its overlays to the body.
    new MutationObserver(read).observe(page.body, { childList: true });
    page.addEventListener('toggle', read, true);
  };
  /** The story may have changed, and scrolled itself, since it was read. */
  const meetStory = ({ currentTarget }: SyntheticEvent) => {
    flushSync(read);
    currentTarget.scrollTop = content?.scrolled.scrollTop ?? 0;
  };
  const hidden = children && !isForced && content ? content.hidden : 0;
  return (
    <Tile
      ref={tile}
      {...{ [colorSchemeAttribute]: globals.mode }}
      style={{ inlineSize: width * scale, blockSize: visible * scale }}
    >
      <Scroller
        style={{ inlineSize: width, blockSize: visible, scale: String(scale) }}
        onPointerEnter={meetStory}
        onFocus={meetStory}
        onScroll={({ currentTarget: { scrollTop } }) =>
          content?.scrolled.scrollTo({ top: scrollTop, behavior: 'instant' })
        }
      >
        <div style={{ blockSize: visible + hidden }}>
          {isStarted && (
            <Frame
              ref={frame}
              src={`iframe.html?id=${id}&viewMode=story&globals=${globalsInUrl({ ...globals, ...withoutAxe })}`}
              title={title}
              width={width}
              height={height}
              tabIndex={-1}
              inert
              onLoad={onLoad}
            />
          )}
          {children}
        </div>
      </Scroller>
      {isForced && (
        <Screenshot data={`${forcedColorsFolder}/${id}.png`} type="image/png">
          <p style={{ padding: '0 16px' }}>A test run takes a screenshot in forced colors.</p>
        </Screenshot>
      )}
    </Tile>
  );
}
