import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { followHeight } from './followHeight';

interface Size {
  width: number;
  height: number;
}

const ownZoom = 0.75;

const Root = styled('div', {
  shouldForwardProp: (name) => name !== 'size',
})<{ size?: Size }>(({ size }) => ({
  '& .sbdocs-preview': { marginBlockStart: 0 },
  '& .sb-story': { overflow: 'hidden', maxBlockSize: 'var(--shown)' },
  // Storybook sets the size in a style attribute.
  '& iframe': size && {
    inlineSize: `${size.width}px !important`,
    blockSize: `${size.height}px !important`,
    zoom: ownZoom,
  },
  '& .sb-story > div': size && { blockSize: 'auto !important' },
}));

const canScroll = ({ documentElement }: Document) =>
  documentElement.scrollHeight > documentElement.clientHeight;

interface Props {
  /** The window of the story, where it has one. */
  size?: Size;
  children: ReactNode;
}

/** The story beside its properties, in its own window where it has one, as high as what is seen in it. */
export function PropertiesStory({ size, children }: Props) {
  const [shown, setShown] = useState<number>();
  const unfollow = useRef<() => void>(undefined);
  useEffect(() => () => unfollow.current?.(), []);
  const onLoad = ({ target }: SyntheticEvent) => {
    unfollow.current?.();
    unfollow.current = followHeight(target as HTMLIFrameElement, (seen, page) =>
      setShown(canScroll(page) ? undefined : seen * (size ? ownZoom : 1)),
    );
  };
  return (
    <Root
      size={size}
      style={{ ['--shown' as string]: shown === undefined ? 'none' : `${shown}px` }}
      onLoadCapture={onLoad}
    >
      {children}
    </Root>
  );
}
