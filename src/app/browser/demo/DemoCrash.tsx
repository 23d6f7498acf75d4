import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { parseCodeHash } from '../../../domain/code/codeHash';
import { demoFrameStrings as strings } from '../../../domain/strings/demoFrameStrings';

export interface CrashReport {
  /** Name of the demo. */
  demo: string;
  /** The page that contains it. */
  address: string;
  /** User agent. */
  browser: string;
  error: string;
  /** Where issues of the documented package are reported; without it nothing is. */
  repository?: string;
  /** The documented version. */
  version?: string;
}

/** The URL of a page with the anchor of a demo. One that names the demo already names a version of its code, too. */
export function demoAddress(page: string, id: string | undefined): string {
  const url = new URL(page);
  if (id && parseCodeHash(url.hash).demo !== id) url.hash = id;
  return url.href;
}

/** Longer texts are cut: URLs have a limit. */
const longestError = 1000;

/** URL of a new issue about a crashed demo, prefilled with what is known. */
export function crashIssueHref(
  repository: string,
  { demo, address, browser, error, version }: CrashReport,
): string {
  const body = [
    `- Demo: ${demo}`,
    `- Page: ${address}`,
    ...(version ? [`- Version: ${version}`] : []),
    `- Browser: ${browser}`,
    '',
    '```text',
    error.slice(0, longestError),
    '```',
    '',
    'What I did before it stopped:',
    '',
  ].join('\n');
  return `${repository}/issues/new?${new URLSearchParams({ title: `[docs] The demo ${demo} stops with an error`, body })}`;
}

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 12,
  minBlockSize: '100vh',
  boxSizing: 'border-box',
  padding: 24,
  color: theme.vars.palette.text.primary,
  fontFamily: theme.typography.fontFamily,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  '& h2': {
    margin: 0,
    fontSize: theme.typography.body1.fontSize,
    fontWeight: 600,
    lineHeight: 1.3,
  },
  '& pre': {
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    maxBlockSize: '40vh',
    margin: 0,
    padding: '8px 12px',
    overflow: 'auto',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderInlineStart: `3px solid ${theme.vars.palette.error.main}`,
    borderRadius: 4,
    fontSize: theme.typography.body2.fontSize,
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // As on the page, whatever the demo's theme does; by tag, as a button's own styles come later.
  '& > button, & > a': { textTransform: 'none' },
  '& > :focus-visible': { outline: '2px solid', outlineOffset: 2 },
});

export interface DemoCrashProps {
  report: CrashReport;
  onReset: () => void;
}

/** Replaces a demo that threw: the error, a reset button, and a link to a prefilled issue. */
export function DemoCrash({ report, onReset }: DemoCrashProps) {
  return (
    <Box role="alert">
      <h2>{strings['crash.title']}</h2>
      <pre tabIndex={0} role="group" aria-label={strings['crash.error']}>
        {report.error}
      </pre>
      <p dir="auto">{strings['crash.lead']}</p>
      <Actions>
        <Button variant="contained" disableElevation onClick={onReset}>
          {strings['demo.reset']}
        </Button>
        {report.repository && (
          <Button href={crashIssueHref(report.repository, report)} target="_blank" rel="noopener">
            {strings['crash.report']}
          </Button>
        )}
      </Actions>
    </Box>
  );
}
