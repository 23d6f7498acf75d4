import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { queueFrame } from './frameQueue';
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
}

/** A story in a window of its own, after its `play`; it loads when it comes into view, and cannot take the focus. */
export function StoryFrame({ id, title, globals, width, height, scale }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const isSeen = useInView(stage);
  const [isStarted, setIsStarted] = useState(false);
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isSeen) return undefined;
    release.current = queueFrame(() => setIsStarted(true));
    return () => release.current?.();
  }, [isSeen]);
  const pairs = Object.entries({ ...globals, ...withoutAxe }).map((pair) => pair.join(':'));
  return (
    <Stage ref={stage} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      {isStarted && (
        <Frame
          src={`iframe.html?id=${id}&viewMode=story&globals=${pairs.join(';')}`}
          title={title}
          width={width}
          height={height}
          style={{ scale: String(scale) }}
          tabIndex={-1}
          inert
          onLoad={() => release.current?.()}
        />
      )}
    </Stage>
  );
}
