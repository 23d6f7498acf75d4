import { siteTheme } from '../../../src/theme/siteTheme';
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

const Values = ({ tokens }: { tokens: readonly ValueToken[] }) => (
  <TokenTable
    columns={['Theme path', 'Value']}
    rows={tokens.map(({ path, value }) => ({
      key: path,
      cells: [<Copy text={path} />, <Copy text={value} />],
    }))}
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
          </Sample>
        ))}
      </Samples>
    </TokenPart>
    <TokenPart title="Layers" text="The order of what lies above the page.">
      <Values tokens={layerTokens(siteTheme)} />
    </TokenPart>
    <TokenPart title="Durations">
      <Values tokens={durationTokens(siteTheme)} />
    </TokenPart>
    <TokenPart title="Easings">
      <Values tokens={easingTokens(siteTheme)} />
    </TokenPart>
  </TokenPage>
);
