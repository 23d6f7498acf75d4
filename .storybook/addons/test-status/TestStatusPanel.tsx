import * as React from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { failedSteps } from '../../../scripts/workbench/failurePlace';
import { runFolder } from '../../../scripts/workbench/resultFiles';
import type { StoryResult } from '../../../scripts/workbench/testResults';
import { Button, Root, Row } from '../ad-timeline/AdTimelinePanel.styles';
import { CopyButton } from '../CopyButton';
import type { ManagerStore } from './ManagerStore';
import { dateOf, hasChanged, hasPassed, inSeconds, passName, type TestRecord } from './storyStatus';
import { testCase, type StorySteps } from './testCase';

const Status = styled.strong(({ theme }) => ({
  '&[data-status="passed"]': { color: theme.fgColor.positive },
  '&[data-status="failed"]': { color: theme.fgColor.negative },
  '&[data-status="changed"]': { color: theme.fgColor.warning },
}));

const Passes = styled.table({
  justifySelf: 'start',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: 400, textAlign: 'start' },
  '& :is(th, td)': { padding: '2px 24px 2px 0' },
});

const Failure = styled.div(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  '& > pre': {
    maxInlineSize: '100%',
    margin: 0,
    overflow: 'auto',
    fontFamily: theme.typography.fonts.mono,
    whiteSpace: 'pre-wrap',
  },
  '& > img': { maxInlineSize: '100%', border: `1px solid ${theme.appBorderColor}` },
}));

const interactionsPanel = 'storybook/interactions/panel';

const Result = ({ result, sources }: { result: StoryResult; sources: string | undefined }) => {
  const api = useStorybookApi();
  return (
    <>
      <Row>
        <Status data-status={hasPassed(result) ? 'passed' : 'failed'}>
          {hasPassed(result) ? 'Passed' : 'Failed'}
        </Status>
        <time dateTime={result.date}>{dateOf(result.date)}</time>
        <span>{result.browser}</span>
        {hasChanged(result, sources) && (
          <Status data-status="changed">Its sources have changed since</Status>
        )}
      </Row>
      <Passes>
        <tbody>
          {result.passes.map(({ globals, passed, milliseconds }) => (
            <tr key={globals}>
              <th scope="row">{passName(globals)}</th>
              <td>{passed ? 'passed' : 'failed'}</td>
              <td>{inSeconds(milliseconds)}</td>
            </tr>
          ))}
        </tbody>
      </Passes>
      {result.passes.map(({ globals, message, place, picture }) => {
        if (!message) return null;
        const { steps, reason } = failedSteps(message);
        return (
          <Failure key={globals}>
            <Button onClick={() => api.setSelectedPanel(interactionsPanel)}>
              {steps.length > 0 ? `Failed step: ${steps.join(' › ')}` : 'Show what failed'}
            </Button>
            {place && <code>{place}</code>}
            <pre>{reason}</pre>
            {picture && <img src={`./${runFolder}/${picture}`} alt="The story when it failed" />}
          </Failure>
        );
      })}
    </>
  );
};

const CopyTestCase = ({ log }: { log: StorySteps }) => {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const story = api.getData(storyId);
  const steps = log.storyId === storyId ? log.steps : [];
  if (!story) return null;
  return (
    <CopyButton text={testCase(`${story.title}: ${story.name}`, globalThis.location.href, steps)}>
      Copy test case, {steps.length} steps
    </CopyButton>
  );
};

interface Props {
  record: ManagerStore<TestRecord>;
  steps: ManagerStore<StorySteps>;
}

/** What the last test run of this build said about a story. */
export function TestStatusPanel({ record, steps }: Props) {
  const { storyId } = useStorybookState();
  const all = React.useSyncExternalStore(record.subscribe, record.get);
  const log = React.useSyncExternalStore(steps.subscribe, steps.get);
  const story = all.stories.find(({ id }) => id === storyId);
  const result = all.results[storyId];
  return (
    <Root>
      {result ? (
        <Result result={result} sources={story && all.sources[story.importPath]} />
      ) : (
        <Row>
          <Status data-status="never run">Never run</Status>
          No test run of this build has a result for this story.
        </Row>
      )}
      <Row>
        <CopyTestCase log={log} />
      </Row>
    </Root>
  );
}
