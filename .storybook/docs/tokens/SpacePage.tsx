import type { ReactNode } from 'react';
import { siteTheme } from '../../../src/theme/siteTheme';
import { Copy } from './Copy';
import {
  breakpointTokens,
  measureTokens,
  radiusTokens,
  rhythmTokens,
  spacingTokens,
  type SizeToken,
} from './sizeTokens';
import { Bar, Corner } from './TokenPage.styles';
import { TokenPage, TokenPart, TokenTable } from './TokenPage';
import { UsedBy } from './UsedBy';

const cssOf = ({ css, variable }: SizeToken) => css ?? (variable && `var(${variable})`);

const pixelsOf = (length: string) => parseFloat(length) * (length.endsWith('rem') ? 16 : 1);

/** A column is as wide as this or wider, in pixels: longer lengths are relative to the longest. */
const column = 100;

/** The lengths of tokens in CSS, to scale with each other. */
function toScale(tokens: readonly SizeToken[]): (length: string) => string {
  const longest = Math.max(...tokens.map(({ value }) => pixelsOf(value)));
  return (length) =>
    longest > column ? `${(100 * pixelsOf(length)) / longest}%` : `${pixelsOf(length)}px`;
}

const valueOf = ({ value, dense }: SizeToken) =>
  dense && dense !== value ? `${value}, dense ${dense}` : value;

interface SizesProps {
  tokens: readonly SizeToken[];
  /** Shows a length. Without it, as a bar. */
  sample?: (length: string) => ReactNode;
}

function Sizes({ tokens, sample }: SizesProps) {
  const scaled = toScale(tokens);
  const bar = (length: string) => <Bar style={{ inlineSize: scaled(length) }} />;
  const columns: [name: string, cell: (token: SizeToken) => ReactNode][] = [
    ['Length', ({ value }) => (sample ?? bar)(value)],
    ['Value', valueOf],
    ['Theme path', ({ path }) => path && <Copy text={path} />],
    ['CSS', (token) => cssOf(token) && <Copy text={cssOf(token)!} />],
    ['Used by', ({ path, variable }) => <UsedBy tokens={[path, variable]} />],
  ];
  const filled = columns.filter(([, cell]) => tokens.some(cell));
  return (
    <TokenTable
      columns={filled.map(([name]) => name)}
      rows={tokens.map((token) => ({
        key: token.path ?? token.variable!,
        cells: filled.map(([, cell]) => cell(token)),
      }))}
    />
  );
}

/** Lengths: the grid, distances of articles, radii, breakpoints and measures of the shell. */
export const SpacePage = () => (
  <TokenPage
    title="Space and shape"
    lead="Distances are multiples of 4 px on a grid of 8 px. In an article they are in rem, so they scale with its text."
  >
    <TokenPart title="Spacing">
      <Sizes tokens={spacingTokens(siteTheme)} />
    </TokenPart>
    <TokenPart
      title="Rhythm"
      text="Vertical distances in an article: above a section, above a subsection, between paragraphs."
    >
      <Sizes tokens={rhythmTokens(siteTheme)} />
    </TokenPart>
    <TokenPart title="Radius">
      <Sizes
        tokens={radiusTokens(siteTheme)}
        sample={(length) => <Corner style={{ borderStartStartRadius: length }} />}
      />
    </TokenPart>
    <TokenPart
      title="Breakpoints"
      text="The widths from which a layout applies. In style sheets: theme.breakpoints.up('md')."
    >
      <Sizes tokens={breakpointTokens(siteTheme)} />
    </TokenPart>
    <TokenPart
      title="Shell"
      text="Sizes of the parts of a page, with their values in a small window."
    >
      <Sizes tokens={measureTokens()} />
    </TokenPart>
  </TokenPage>
);
