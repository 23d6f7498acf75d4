import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { queueFrame } from './frameQueue';
import { inkOf } from './inkOf';
import { useInView } from './useInView';

const Stage = styled('div')({
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

/** axe runs in the story itself. */
const withoutAxe = { 'a11y.manual': '!true' };

interface Props {
  id: string;
  title: string;
  globals: Readonly<Record<string, string>>;
  /** Size of the window that the story gets. */
  width: number;
  height: number;
  scale: number;
  /** Whether the tile ends where the story does, if that is earlier. */
  isCropped?: boolean;
  /** Called with the page of a cropped story whenever it has changed. Must be stable. */
  onPage?: (page: Document) => void;
}

const margin = 20;

/** Follows the height of what is seen in a frame. Returns a function that ends it. */
function followHeight(
  frame: HTMLIFrameElement,
  onChange: (height: number, page: Document) => void,
) {
  const page = frame.contentDocument!;
  let isMeasuring = false;
  const measure = () => {
    if (isMeasuring) return;
    isMeasuring = true;
    requestAnimationFrame(() => {
      isMeasuring = false;
      const root = page.getElementById('storybook-root');
      const ink = root?.childElementCount ? inkOf(page.body) : null;
      if (ink) onChange(ink.bottom + margin, page);
    });
  };
  const observer = new MutationObserver(measure);
  observer.observe(page.body, { subtree: true, childList: true, attributes: true });
  measure();
  return () => observer.disconnect();
}

/** A story in a window of its own, after its `play`; it loads when it comes into view, and emulates the focus. */
export function StoryFrame({ id, title, globals, width, height, scale, isCropped, onPage }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const isSeen = useInView(stage);
  const [isStarted, setIsStarted] = useState(false);
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isSeen) return undefined;
    release.current = queueFrame(() => setIsStarted(true));
    return () => release.current?.();
  }, [isSeen]);
  const [shown, setShown] = useState(height);
  const unfollow = useRef<() => void>(undefined);
  useEffect(() => () => unfollow.current?.(), []);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    release.current?.();
    if (!isCropped) return;
    unfollow.current = followHeight(currentTarget, (seen, page) => {
      setShown(seen);
      onPage?.(page);
    });
  };
  const pairs = Object.entries({ ...globals, ...withoutAxe }).map((pair) => pair.join(':'));
  return (
    <Stage
      ref={stage}
      style={{ inlineSize: width * scale, blockSize: Math.min(shown, height) * scale }}
    >
      {isStarted && (
        <Frame
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
    </Stage>
  );
}
