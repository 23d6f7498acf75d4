import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inkOf } from './inkOf';
import { ownMode } from './DocsSurface';
import { StoryFrame } from './StoryFrame';
import { StoryMarkup } from './StoryMarkup';
import { useInView } from './useInView';
import type { Entry } from './storyStore';

const padding = 20;
/** The column that a component gets, in pixels; pages get a desktop. */
const widths = { component: 440, page: 1280 };
/** Windows of stories that need a page of their own. */
const frames = { component: { width: 640, height: 440 }, page: { width: 1280, height: 760 } };
const wideShare = 0.5;

const Box = styled('div')({
  position: 'relative',
  blockSize: 168,
  overflow: 'hidden',
  background: 'var(--docs-palette-background-default)',
  contain: 'strict',
});

const Stage = styled('div')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  transformOrigin: '0 0',
  font: '400 var(--docs-typography-body2-fontSize)/var(--docs-typography-body2-lineHeight) var(--sans)',
  // Fixed and sticky parts stay within the picture.
  contain: 'layout',
});

/**
 * Fits what is seen of a stage into its box: never larger than life, centered, from its start where it is too tall.
 * @returns whether anything is seen
 */
function fit(box: HTMLElement, stage: HTMLElement, isPage: boolean): boolean {
  stage.style.transform = '';
  const ink = inkOf(stage);
  if (!ink) return false;
  const { clientWidth, clientHeight } = box;
  const outer = stage.getBoundingClientRect();
  // What is nearly as wide as the stage may have a background or a border around it.
  const isWide = ink.width > outer.width * wideShare;
  const width = isWide ? outer.width : ink.width;
  const height = isWide ? outer.height : ink.height;
  const inset = isPage ? 0 : padding;
  const scale = Math.min(1, (clientWidth - 2 * inset) / width);
  const left = (clientWidth - width * scale) / 2 - (isWide ? 0 : ink.left - outer.left) * scale;
  const top = Math.max(inset, isPage ? 0 : (clientHeight - height * scale) / 2);
  const above = (isWide ? 0 : ink.top - outer.top) * scale;
  stage.style.transform = `translate(${left}px,${top - above}px) scale(${scale})`;
  return true;
}

interface Props {
  story: Entry;
  isPage: boolean;
}

/** A small picture of a component: its markup, or its story in a frame where it is nothing without its page. */
export function Thumbnail({ story: { id, name, tags }, isPage }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box);
  const [isFramed, setIsFramed] = useState(tags.includes('ad'));
  const showFrame = useCallback(() => setIsFramed(true), []);
  const frame = isPage ? frames.page : frames.component;
  useEffect(() => {
    if (!isSeen || isFramed) return undefined;
    const refit = () => {
      if (!stage.current) return;
      const isShown = fit(box.current!, stage.current, isPage);
      if (!isShown && stage.current.childElementCount > 0) showFrame();
    };
    const observer = new ResizeObserver(refit);
    observer.observe(stage.current!);
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [isSeen, isFramed, isPage, showFrame]);
  return (
    <Box ref={box} aria-hidden inert>
      {isSeen && isFramed && (
        <StoryFrame
          id={id}
          title={name}
          globals={{ mode: ownMode() }}
          width={frame.width}
          height={frame.height}
          scale={(box.current?.clientWidth ?? 256) / frame.width}
        />
      )}
      {isSeen && !isFramed && (
        <Stage ref={stage} style={{ inlineSize: isPage ? widths.page : widths.component }}>
          <StoryMarkup id={id} onUnsuited={showFrame} />
        </Stage>
      )}
    </Box>
  );
}
