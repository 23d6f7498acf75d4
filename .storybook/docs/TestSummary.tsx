import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { failedSteps } from '../../scripts/workbench/failurePlace';
import type { Score } from '../../scripts/workbench/testResults';
import {
  countStatuses,
  dateOf,
  hasPassed,
  loadScores,
  loadTestRecord,
  sidebarStatus,
  statuses,
  type TestRecord,
} from '../addons/test-status/storyStatus';

const Summary = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 12,
  marginBlockEnd: 32,
  '& > *': { margin: 0 },
  '& > h2': theme.typography.h4,
  '& > h3': theme.typography.h6,
  '& > p': { color: theme.vars.palette.text.secondary },
  '& > ul': { paddingInlineStart: 20 },
  '& > ul a': { color: theme.vars.palette.primary.main },
}));

const Figures = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  '&&': { padding: 0 },
  listStyle: 'none',
  '& a': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& b': { ...theme.typography.h3, fontVariantNumeric: 'tabular-nums' },
  '& [data-status="failed"] b': { color: theme.vars.palette.error.main },
  '& [data-status="changed"] b': { color: theme.vars.palette.warning.main },
}));

const most = 10;

/** Opens the workbench again, as Storybook reads filters and panels from the URL when it loads. */
const link = (parameters: string) => `./?path=/docs/guide-start-here--docs${parameters}`;

/** The failed stories, each with the step that failed, and a link to its interactions. */
const Failures = ({ results, stories }: TestRecord) => {
  const names = new Map(stories.map(({ id, title, name }) => [id, `${title}: ${name}`]));
  const failed = Object.entries(results).filter(([id, own]) => names.has(id) && !hasPassed(own));
  return (
    <ul>
      {failed.slice(0, most).map(([id, { passes }]) => {
        const { steps } = failedSteps(passes.find(({ passed }) => !passed)?.message ?? '');
        return (
          <li key={id}>
            <a href={`./?path=/story/${id}&addonPanel=storybook/interactions/panel`} target="_top">
              {names.get(id)}
            </a>
            {steps.length > 0 && `: ${steps.join(' › ')}`}
          </li>
        );
      })}
    </ul>
  );
};

/** How well the search and the MCP server answer, as of the last `npm test`. */
const Scores = ({ scores }: { scores: readonly Score[] }) => (
  <>
    <h3>Answers</h3>
    <Figures>
      {scores.map(({ date, answered, asked, of, detail }) => (
        <li key={of} title={`Measured on ${dateOf(date)}`}>
          <b>
            {answered} of {asked}
          </b>{' '}
          {of}
          {detail && `, ${detail}`}
        </li>
      ))}
    </Figures>
  </>
);

/** What the last test run of this build said, with links that filter the sidebar. */
export function TestSummary() {
  const [record, setRecord] = useState<TestRecord>();
  const [scores, setScores] = useState<Score[]>([]);
  useEffect(() => {
    let isShown = true;
    void loadTestRecord().then((loaded) => isShown && setRecord(loaded));
    void loadScores().then((loaded) => isShown && setScores(loaded));
    return () => {
      isShown = false;
    };
  }, []);
  if (!record) return null;
  const counts = countStatuses(record);
  const last = Object.values(record.results).reduce<{ date: string; browser: string } | undefined>(
    (latest, result) => (latest && latest.date > result.date ? latest : result),
    undefined,
  );
  return (
    <Summary aria-labelledby="test-status">
      <h2 id="test-status">Test status</h2>
      {last ? (
        <>
          <Figures>
            {statuses.map((status) => (
              <li key={status} data-status={counts[status] > 0 ? status : undefined}>
                <a href={link(`&statuses=${sidebarStatus[status]}`)} target="_top">
                  <b>{counts[status].toLocaleString('en')}</b> {status}
                </a>
              </li>
            ))}
          </Figures>
          <p>
            Last run on {dateOf(last.date)} in {last.browser}.
          </p>
        </>
      ) : (
        <p>
          No test run has recorded a result for this build. To record one, run{' '}
          <code>npm run test:workbench</code>.
        </p>
      )}
      {counts.failed > 0 && <Failures {...record} />}
      {scores.length > 0 && <Scores scores={scores} />}
    </Summary>
  );
}
