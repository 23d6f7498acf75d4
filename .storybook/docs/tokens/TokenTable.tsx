import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { siteTheme } from '../../../src/theme/siteTheme';
import { resolverFile, tokensFolder } from '../../../src/theme/tokens/designTokens';
import { DocsSurface } from '../DocsSurface';
import {
  colorTokens,
  tokenContrastPairs,
  wcag,
  type Scheme,
} from '../../../src/theme/tokens/colorTokens';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  inlineSize: '100%',
  marginBlockEnd: 24,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 12px 6px 0', textAlign: 'start' },
  '& th': { color: theme.vars.palette.text.secondary, fontWeight: 500 },
  '& td': { borderBlockStart: 'var(--line)' },
  '& code': { ...theme.typography.caption, fontFamily: 'var(--mono)' },
}));

interface TableProps<Row> {
  rows: readonly Row[];
  /** A cell of each row, by the name of its column. Columns without content are left out. */
  columns: Readonly<Record<string, (row: Row) => ReactNode>>;
}

/** Tokens with their values. */
export function TokenTable<Row>({ rows, columns }: TableProps<Row>) {
  const filled = Object.entries(columns).filter(([, cell]) => rows.some(cell));
  return (
    <DocsSurface>
      <Table>
        <thead>
          <tr>
            {filled.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {filled.map(([name, cell]) => (
                <td key={name}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </DocsSurface>
  );
}

/** A length, at most as wide as a column. */
export const Bar = styled('div')(({ theme }) => ({
  maxInlineSize: 240,
  blockSize: 12,
  background: theme.vars.palette.primary.main,
}));

export const Box = styled('div')(({ theme }) => ({
  inlineSize: 120,
  blockSize: 48,
  margin: 8,
  background: theme.vars.palette.background.paper,
}));

const Sample = styled('span')({
  display: 'inline-block',
  marginInlineEnd: 8,
  padding: '4px 8px',
  border: 'var(--line)',
});

function verdict(ratio: number) {
  if (ratio >= 7) return 'AAA';
  if (ratio >= wcag.text) return 'AA';
  return ratio >= wcag.large ? 'large text only' : 'fails';
}

const ratioIn = (scheme: Scheme) => (pair: ReturnType<typeof tokenContrastPairs>[number]) => {
  const { text, background, ratios } = pair;
  return (
    <>
      <Sample sx={{ color: text.values[scheme], background: background.values[scheme] }}>
        Read me
      </Sample>
      {ratios[scheme].toFixed(2)} {verdict(ratios[scheme])}
    </>
  );
};

/** The contrast of each color of text on each surface, in both modes. */
export const ContrastTable = () => (
  <TokenTable
    rows={tokenContrastPairs(colorTokens(siteTheme))}
    columns={{
      Text: ({ text }) => <code>{text.path}</code>,
      On: ({ background }) => <code>{background.path}</code>,
      Light: ratioIn('light'),
      Dark: ratioIn('dark'),
    }}
  />
);

/** Links to the files of design tokens, which the site publishes. */
export function TokenFiles() {
  const link = (name: string) => (
    <a
      href={import.meta.env.STORYBOOK_SITE_BASE + tokensFolder + name}
      target="_blank"
      rel="noreferrer"
    >
      {name}
    </a>
  );
  return (
    <>
      {link(resolverFile)} and {link('tokens.css')}
    </>
  );
}
