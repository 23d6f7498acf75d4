import { siteTheme } from '../../../src/theme/siteTheme';
import { groupBy } from '../../../src/domain/groupBy';
import { upperFirst } from '../../../src/domain/navigation/titleOf';
import {
  colorTokens,
  contrastPairs,
  wcag,
  type ColorToken,
  type ContrastPair,
  type Scheme,
} from './colorTokens';
import { Copy } from './Copy';
import { Ground, Swatch, Verdict } from './TokenPage.styles';
import { TokenPage, TokenPart, TokenTable } from './TokenPage';
import { UsedBy } from './UsedBy';

const tokens = colorTokens(siteTheme);
const named = (wanted: string) => tokens.find(({ path }) => path === wanted)!;
const page = named('background.default');
const text = named('text.secondary');

const groupOf = ({ path }: ColorToken) => (path.includes('.') ? path.split('.')[0]! : 'surfaces');

/** A color on the page of its mode, with its value. */
const Value = ({ token, scheme }: { token: ColorToken; scheme: Scheme }) => (
  <Ground sx={{ background: page.values[scheme], color: text.values[scheme] }}>
    <Swatch sx={{ background: token.values[scheme] }} />
    <Copy text={token.values[scheme]} />
  </Ground>
);

const ColorTable = ({ of }: { of: readonly ColorToken[] }) => (
  <TokenTable
    columns={['Theme path', 'CSS variable', 'Light', 'Dark', 'Used by']}
    rows={of.map((token) => ({
      key: token.path,
      cells: [
        <Copy text={`palette.${token.path}`} />,
        <Copy text={`var(${token.variable})`} />,
        <Value token={token} scheme="light" />,
        <Value token={token} scheme="dark" />,
        <UsedBy tokens={[`palette.${token.path}`]} />,
      ],
    }))}
  />
);

function levelOf(ratio: number) {
  if (ratio >= 7) return { level: 'aaa', label: 'AAA' };
  if (ratio >= wcag.text) return { level: 'aa', label: 'AA' };
  return ratio >= wcag.large
    ? { level: 'large', label: 'large text only' }
    : { level: 'fail', label: 'fails' };
}

function Pair({
  pair: { text: ink, background, ratios },
  scheme,
}: {
  pair: ContrastPair;
  scheme: Scheme;
}) {
  const { level, label } = levelOf(ratios[scheme]);
  return (
    <Ground sx={{ padding: 0 }}>
      <Ground
        sx={{
          background: background.values[scheme],
          color: ink.values[scheme],
          border: 'var(--line)',
        }}
      >
        Read me
      </Ground>
      {ratios[scheme].toFixed(2)} <Verdict data-level={level}>{label}</Verdict>
    </Ground>
  );
}

const pairRows = (pairs: readonly ContrastPair[]) =>
  pairs.map((pair) => ({
    key: `${pair.text.path} ${pair.background.path}`,
    cells: [
      <Copy text={pair.text.path} />,
      <Copy text={pair.background.path} />,
      <Pair pair={pair} scheme="light" />,
      <Pair pair={pair} scheme="dark" />,
    ],
  }));

/** Every color of the palettes with its value, and the contrast of text. */
export const ColorPage = () => (
  <TokenPage
    title="Color"
    lead="Every color in light and dark mode. Click a path, a variable or a value to copy it."
  >
    {[...groupBy(tokens, groupOf)].map(([name, of]) => (
      <TokenPart key={name} title={upperFirst(name)}>
        <ColorTable of={of} />
      </TokenPart>
    ))}
    <TokenPart
      title="Contrast"
      text={`WCAG 2.2 asks for ${wcag.text} for text, and for ${wcag.large} for large text, icons and controls. Disabled text is exempt.`}
    >
      <TokenTable
        columns={['Text', 'On', 'Light', 'Dark']}
        rows={pairRows(contrastPairs(tokens))}
      />
    </TokenPart>
  </TokenPage>
);
