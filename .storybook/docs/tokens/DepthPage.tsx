import { siteTheme } from '../../../src/theme/siteTheme';
import { usedValues } from '../ComponentFacts';
import { Copy } from './Copy';
import {
  durationTokens,
  easingTokens,
  layerTokens,
  shadowTokens,
  type ValueToken,
} from './depthTokens';
import { Sample, Samples } from './TokenPage.styles';
import { TokenPage, TokenPart, TokenTable } from './TokenPage';
import { UsedBy } from './UsedBy';

/** Tokens, and the values of the same kind that style sheets write without one. */
const Values = ({ tokens, others }: { tokens: readonly ValueToken[]; others: RegExp }) => (
  <TokenTable
    columns={['Theme path', 'Value', 'Used by']}
    rows={[
      ...usedValues(others)
        .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
        .map((value) => ({
          key: value,
          cells: ['No token', <Copy text={value} />, <UsedBy tokens={[value]} />],
        })),
      ...tokens.map(({ path, value }) => ({
        key: path,
        cells: [<Copy text={path} />, <Copy text={value} />, <UsedBy tokens={[path]} />],
      })),
    ]}
  />
);

const elevations = (from: number, to: number) =>
  from === to ? `Elevation ${from}` : `Elevation ${from} to ${to}`;

/** Shadows, layers, durations and easings. */
export const DepthPage = () => (
  <TokenPage
    title="Depth and motion"
    lead="Shadows are only for what floats. Nothing moves unless the user moved it."
  >
    <TokenPart title="Shadows">
      <Samples>
        {shadowTokens(siteTheme).map(({ from, to, variable }) => (
          <Sample key={from}>
            <div style={{ boxShadow: `var(${variable})` }}>{elevations(from, to)}</div>
            <Copy text={`var(${variable})`} />
            <UsedBy
              tokens={Array.from(
                { length: to - from + 1 },
                (_, index) => `shadows.${from + index}`,
              )}
            />
          </Sample>
        ))}
      </Samples>
    </TokenPart>
    <TokenPart title="Layers" text="The order of what lies above the page.">
      <Values tokens={layerTokens(siteTheme)} others={/^z-index/} />
    </TokenPart>
    <TokenPart title="Durations">
      <Values tokens={durationTokens(siteTheme)} others={/ms$/} />
    </TokenPart>
    <TokenPart title="Easings">
      <Values tokens={easingTokens(siteTheme)} others={/^(ease|linear)/} />
    </TokenPart>
  </TokenPage>
);
