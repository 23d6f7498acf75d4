import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { followHeight } from './followHeight';

type Channel = ReturnType<typeof addons.getChannel>;
type PreviewWindow = Window & { __STORYBOOK_ADDONS_CHANNEL__: Channel };

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
  const frame = useRef<HTMLIFrameElement>(undefined);
  useEffect(() => {
    const channel = addons.getChannel();
    let sent = '';
    // The controls belong to this page; the story is in a preview of its own, which does not hear of them.
    const onArgs = ({ storyId, args }: { storyId: string; args: Args }) => {
      if (JSON.stringify(args) === sent) return;
      sent = JSON.stringify(args);
      const preview = frame.current?.contentWindow as PreviewWindow | null | undefined;
      preview?.__STORYBOOK_ADDONS_CHANNEL__.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: args });
    };
    channel.on(STORY_ARGS_UPDATED, onArgs);
    return () => channel.off(STORY_ARGS_UPDATED, onArgs);
  }, []);
  const onLoad = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLIFrameElement)) return;
    frame.current = target;
    unfollow.current?.();
    unfollow.current = followHeight(target, (seen, page) =>
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
