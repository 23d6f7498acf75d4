import { styled } from '@mui/material/styles';
import { Fragment, useState } from 'react';

const Button = styled('button')(({ theme }) => ({
  // The text keeps the edge of its column.
  marginInline: -6,
  padding: '1px 6px',
  borderRadius: 4,
  color: theme.vars.palette.text.secondary,
  fontFamily: 'var(--mono)',
  fontSize: theme.typography.caption.fontSize,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&:hover': {
    background: theme.vars.palette.action.hover,
    color: theme.vars.palette.primary.main,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&[data-state="copied"]': { color: theme.vars.palette.success.main },
  '&[data-state="failed"]': { color: theme.vars.palette.error.main },
}));

const titles = { idle: 'Copy', copied: 'Copied', failed: 'The browser did not allow copying' };

/** Text that a click copies. */
export function Copy({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof titles>('idle');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <Button
      type="button"
      title={titles[state]}
      data-state={state}
      onClick={() => void copy()}
      onBlur={() => setState('idle')}
    >
      {text.split(/(?<=[a-z]\.)(?=[a-z])/i).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
      {state === 'copied' && ' ✓'}
    </Button>
  );
}
