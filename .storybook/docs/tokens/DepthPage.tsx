import type { ReactNode } from 'react';
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
import { Curve, Sample, Samples } from './TokenPage.styles';
import { TokenPage, TokenPart, TokenTable } from './TokenPage';
import { UsedBy } from './UsedBy';

interface ValuesProps {
  tokens: readonly ValueToken[];
  others: RegExp;
  /** Shows a value next to it. */
  sample?: (value: string) => ReactNode;
}

/** Tokens, and the values of the same kind that style sheets write without one. */
const Values = ({ tokens, others, sample }: ValuesProps) => {
  const row = (value: string, path?: string) => ({
    key: path ?? value,
    cells: [
      path ? <Copy text={path} /> : 'No token',
      <>
        <Copy text={value} />
        {sample?.(value)}
      </>,
      <UsedBy tokens={[path ?? value]} />,
    ],
  });
  return (
    <TokenTable
      columns={['Theme path', 'Value', 'Used by']}
      rows={[
        ...usedValues(others)
          .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
          .map((value) => row(value)),
        ...tokens.map(({ path, value }) => row(value, path)),
      ]}
    />
  );
};

/** The control points that CSS gives to its named easings. */
const namedEasings: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

function Easing({ value }: { value: string }) {
  const points = namedEasings[value] ?? value.match(/[\d.]+/g)?.map(Number);
  if (points?.length !== 4) return null;
  const [x1, y1, x2, y2] = points;
  return (
    <Curve viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <path d={`M0 1C${x1} ${1 - y1!} ${x2} ${1 - y2!} 1 0`} vectorEffect="non-scaling-stroke" />
    </Curve>
  );
}

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
    <TokenPart title="Layers" text="The stacking order of what is above the page.">
      <Values tokens={layerTokens(siteTheme)} others={/^z-index/} />
    </TokenPart>
    <TokenPart title="Durations">
      <Values tokens={durationTokens(siteTheme)} others={/ms$/} />
    </TokenPart>
    <TokenPart title="Easings">
      <Values
        tokens={easingTokens(siteTheme)}
        others={/^(ease|linear)/}
        sample={(value) => <Easing value={value} />}
      />
    </TokenPart>
  </TokenPage>
);
