import { styled } from 'storybook/theming';

export const Root = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  inlineSize: '100%',
  blockSize: '100%',
});

export const Caption = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  padding: '8px 16px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  background: theme.barBg,
  color: theme.textMutedColor,
  fontSize: 12,
  lineHeight: '20px',
  '& > strong': { color: theme.color.defaultText, fontSize: 13 },
  '& > p': { flex: '1 1 240px', margin: 0, minInlineSize: 0 },
  '& button': {
    padding: '0 8px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    background: 'none',
    color: theme.color.defaultText,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { borderColor: theme.barSelectedColor, color: theme.barSelectedColor },
  },
}));

export const Notice = styled.div(({ theme }) => ({
  flexBasis: '100%',
  margin: 0,
  padding: '4px 10px',
  borderInlineStart: `3px solid ${theme.barSelectedColor}`,
  background: theme.background.hoverable,
  color: theme.color.defaultText,
}));

interface CanvasProps {
  fit: number;
  zoom: number;
}

/** Scales what Storybook's viewport frames, so that its window keeps its size in pixels. */
export const Canvas = styled.div<CanvasProps>(({ fit, zoom }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplate: '100% / 100%',
  minInlineSize: 0,
  overflow: fit < 1 ? 'hidden auto' : 'auto',
  '& [data-scale]': {
    flexShrink: 0,
    ...(fit < 1 && { scale: String(fit), transformOrigin: '0 0' }),
  },
  '& [data-scale] > div:first-of-type':
    zoom === 1
      ? {}
      : {
          inlineSize: `${100 / zoom}% !important`,
          blockSize: `${100 / zoom}% !important`,
          transform: `scale(${zoom}) !important`,
        },
}));

export const Recorded = styled.div(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  overflow: 'auto',
  background: theme.background.content,
  '& img': { display: 'block', maxInlineSize: '100%' },
}));
