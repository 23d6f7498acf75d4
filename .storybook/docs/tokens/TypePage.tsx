import { createDocsTheme } from '../../../src/theme/createDocsTheme';
import { siteTheme } from '../../../src/theme/siteTheme';
import { Copy } from './Copy';
import { TokenPage, TokenPart, TokenTable } from './TokenPage';
import { UsedBy } from './UsedBy';
import { pixelsOf, typeTokens, type TypeToken } from './typeTokens';

const tokens = typeTokens(siteTheme);
const dense = typeTokens(createDocsTheme({ dense: true }));

const withPixels = (size: string) => {
  const pixels = pixelsOf(size);
  if (pixels === null) return size;
  return size.startsWith('clamp') ? `up to ${pixels}\u00a0px` : `${pixels}\u00a0px`;
};

const Sample = ({ token }: { token: TypeToken }) => (
  <span
    style={{
      fontFamily: token.family,
      fontSize: token.size,
      fontWeight: token.weight,
      lineHeight: token.lineHeight,
      letterSpacing: token.letterSpacing,
      textTransform: token.textTransform as 'none',
    }}
  >
    {token.family === 'var(--mono)' ? 'const orders = 40;' : 'The text is the interface'}
  </span>
);

const denseSize = (index: number) =>
  dense[index]!.size === tokens[index]!.size ? '' : `, dense ${withPixels(dense[index]!.size)}`;

/** The type scale with its whole specification. */
export const TypePage = () => (
  <TokenPage
    title="Type"
    lead="Sizes in rem follow the font size of the browser. Sizes in em follow the surrounding text."
  >
    <TokenPart title="Scale">
      <TokenTable
        columns={[
          'Sample',
          'Size',
          'Weight',
          'Line height',
          'Letter spacing',
          'Theme path',
          'Used by',
        ]}
        widths={[30, 11, 7, 9, 10, 21, 12]}
        rows={tokens.map((token, index) => ({
          key: token.variant,
          cells: [
            <Sample token={token} />,
            <span title={token.size}>
              {withPixels(token.size)}
              {denseSize(index)}
            </span>,
            token.weight,
            token.lineHeight,
            token.letterSpacing,
            <>
              <Copy text={`typography.${token.variant}`} />
              <br />
              <Copy text={`var(--docs-typography-${token.variant}-fontSize)`} />
            </>,
            <UsedBy tokens={[`typography.${token.variant}`]} />,
          ],
        }))}
      />
    </TokenPart>
  </TokenPage>
);
