import { styled } from '@mui/material/styles';
import { textParts } from '../../domain/strings/format';

const List = styled('ol', { name: 'DocsLegend', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: theme.spacing(1, 3),
  padding: `calc(var(--step) - 4px) ${theme.spacing(2)} !important`,
  borderBlockStart: 'var(--line)',
  listStyle: 'none',
  counterReset: 'callout',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: theme.typography.body2.lineHeight,
}));

const Remark = styled('li', { name: 'DocsLegend', slot: 'Remark' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: theme.spacing(1.25),
  margin: '0 !important',
  counterIncrement: 'callout',
  '&::before': {
    ...theme.typography.diagramCode,
    content: 'counter(callout)',
    inlineSize: 20,
    blockSize: 20,
    borderRadius: '50%',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'center',
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'LinkText',
      color: 'Canvas',
    },
  },
}));

/**
 * Remarks on the numbers in a diagram or a picture, below it. Renders nothing without remarks.
 *
 * **When to use:** Use it below a diagram or a picture whose numbers need an explanation.
 *
 * **When not to use:** Leave it out below diagrams without numbers.
 *
 * **Accessibility:** It's an ordered list whose numbers are those in the diagram.
 */
export function Legend({ remarks }: { remarks: readonly string[] }) {
  return (
    remarks.length > 0 && (
      <List>
        {remarks.map((remark) => (
          <Remark key={remark}>
            <span>
              {textParts(remark).map(({ text, isCode }, index) =>
                isCode ? <code key={index}>{text}</code> : text,
              )}
            </span>
          </Remark>
        ))}
      </List>
    )
  );
}
