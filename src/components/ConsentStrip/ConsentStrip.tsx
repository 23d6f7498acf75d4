import { styled } from '@mui/material/styles';
import { consent, refusal, type ConsentPurpose } from '../../domain/privacy/PrivacySignals';
import { pageStrings } from '../../domain/strings/pageStrings';

const Root = styled('section', { name: 'DocsConsentStrip', slot: 'Root' })(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 15,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1, 3),
  maxBlockSize: '50dvh',
  padding: theme.spacing(1.5, 2),
  overflow: 'auto',
  borderBlockStart: 'var(--line)',
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[4],
  '&[hidden]': { display: 'none' },
}));

const Text = styled('p', { name: 'DocsConsentStrip', slot: 'Text' })({
  margin: 0,
  textWrap: 'pretty',
});

const PrivacyLink = styled('a', { name: 'DocsConsentStrip', slot: 'PrivacyLink' })(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline',
}));

const Answers = styled('div', { name: 'DocsConsentStrip', slot: 'Answers' })(({ theme }) => ({
  display: 'grid',
  gridAutoColumns: '1fr',
  gridAutoFlow: 'column',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { inlineSize: '100%' },
}));

/** Both answers have the same weight. */
const Answer = styled('button', { name: 'DocsConsentStrip', slot: 'Answer' })(({ theme }) => ({
  minInlineSize: 96,
  minBlockSize: 'max(var(--row), 40px)',
  paddingInline: theme.spacing(2),
  border: '1px solid currentColor',
  borderRadius: theme.shape.borderRadius,
  fontWeight: 500,
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:active': { background: theme.vars.palette.action.selected },
}));

export interface ConsentStripProps {
  purpose: ConsentPurpose;
  /** Path of the page on which an answer can be changed. */
  privacyHref: string;
}

/**
 * Asks at the bottom edge of the window whether analytics or third-party ads may be loaded. It's hidden until
 * `attachConsentStrip` finds that there is no answer yet.
 *
 * **When to use:** Use it on every page of a site that needs consent, before everything that takes the focus.
 *
 * **When not to use:** Don't use it for messages: it has a question, and goes with the answer.
 *
 * **Accessibility:** It's a named region at the start of the page. It takes no focus and covers none, and Escape
 * puts the question off.
 */
export function ConsentStrip({ purpose, privacyHref }: ConsentStripProps) {
  return (
    <Root className="screen-only" data-consent="" hidden aria-label={pageStrings['consent.label']}>
      <Text>
        {pageStrings[`consent.${purpose}`]}{' '}
        <PrivacyLink href={privacyHref}>{pageStrings['consent.privacy']}</PrivacyLink>
      </Text>
      <Answers>
        <Answer type="button" value={refusal}>
          {pageStrings['consent.no']}
        </Answer>
        <Answer type="button" value={consent}>
          {pageStrings['consent.yes']}
        </Answer>
      </Answers>
    </Root>
  );
}
