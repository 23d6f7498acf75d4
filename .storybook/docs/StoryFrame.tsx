import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { colorSchemeAttribute } from '../../src/domain/preferences/preferenceTable';
import { ownWindow, type WindowOfStory } from '../../scripts/workbench/ownWindow';
import { queueFrame } from '../../stories/kit/frameQueue';
import { followHeight } from './followHeight';
import { loadStory } from './storyStore';
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

interface Size {
  width: number;
  height: number;
}

/** Of windows that stories set themselves: two tiles fit beside each other in a window of 1440 px. */
const ownScale = (width: number) => Math.min(0.6, 514 / width);

interface Props extends Size {
  id: string;
  title: string;
  globals: Readonly<Record<string, string>>;
  /** Of the window of that size that the story gets. */
  scale: number;
  /** Whether the story gets the window that it sets itself instead. */
  hasOwnWindow?: boolean;
  /** Whether the tile ends where the story does, if that is earlier. */
  isCropped?: boolean;
  /** Called with the page of a cropped story and its scale whenever it has changed. Must be stable. */
  onPage?: (page: Document, scale: number) => void;
}

/** A story in a window of its own, after its `play`; it loads when it comes into view, and emulates the focus. */
export function StoryFrame({
  id,
  title,
  globals,
  isCropped,
  hasOwnWindow,
  onPage,
  ...given
}: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const isSeen = useInView(stage);
  const [own, setOwn] = useState<Size>();
  const [isStarted, setIsStarted] = useState(false);
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isSeen) return undefined;
    let isCurrent = true;
    const start = (size?: Size) => {
      if (!isCurrent) return;
      setOwn(size);
      release.current = queueFrame(() => setIsStarted(true));
    };
    if (hasOwnWindow)
      loadStory(id)
        .then(({ story }) => ownWindow(story as WindowOfStory))
        .then(start, () => start());
    else start();
    return () => {
      isCurrent = false;
      release.current?.();
    };
  }, [isSeen, hasOwnWindow, id]);
  const { width, height } = own ?? given;
  const scale = own ? ownScale(own.width) : given.scale;
  const [shown, setShown] = useState(Infinity);
  const unfollow = useRef<() => void>(undefined);
  useEffect(() => () => unfollow.current?.(), []);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    release.current?.();
    if (!isCropped) return;
    unfollow.current = followHeight(currentTarget, (seen, page) => {
      setShown(seen);
      onPage?.(page, scale);
    });
  };
  const pairs = Object.entries({ ...globals, ...withoutAxe }).map((pair) => pair.join(':'));
  return (
    <Stage
      ref={stage}
      {...{ [colorSchemeAttribute]: globals.mode }}
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
