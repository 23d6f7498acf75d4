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
import { Bar } from './TokenPage.styles';
import { TokenPage, TokenPart, TokenTable } from './TokenPage';
import { UsedBy } from './UsedBy';

const cssOf = ({ css, variable }: SizeToken) => css ?? (variable && `var(${variable})`);

const Sizes = ({ tokens }: { tokens: readonly SizeToken[] }) => (
  <TokenTable
    columns={['Length', 'Value', 'Theme path', 'CSS', 'Used by']}
    rows={tokens.map((token) => ({
      key: token.path ?? token.variable!,
      cells: [
        <Bar style={{ inlineSize: token.value }} />,
        token.dense && token.dense !== token.value
          ? `${token.value}, dense ${token.dense}`
          : token.value,
        token.path && <Copy text={token.path} />,
        cssOf(token) && <Copy text={cssOf(token)!} />,
        <UsedBy tokens={[token.path, token.variable]} />,
      ],
    }))}
  />
);

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
      <Sizes tokens={radiusTokens(siteTheme)} />
    </TokenPart>
    <TokenPart title="Breakpoints" text="In style sheets: theme.breakpoints.up('md').">
      <Sizes tokens={breakpointTokens(siteTheme)} />
    </TokenPart>
    <TokenPart title="Shell" text="Measures of the page, with their values in a small window.">
      <Sizes tokens={measureTokens()} />
    </TokenPart>
  </TokenPage>
);
