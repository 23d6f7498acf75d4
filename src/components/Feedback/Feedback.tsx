import { styled } from '@mui/material/styles';
import { strings } from '../../domain/strings/strings';
import { partOverrides } from '../../theme/mixins';
import { Icon } from '../Icon/Icon';

const Root = styled('section', {
  name: 'DocsFeedback',
  slot: 'Root',
  overridesResolver: partOverrides({ link: '> [href]' }),
})(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  fontSize: theme.typography.label.fontSize,
  color: theme.vars.palette.text.secondary,
  '& > [href]': {
    borderRadius: 2,
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
  },
}));

const Votes = styled('div', { name: 'DocsFeedback', slot: 'Votes' })(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
}));

const Vote = styled('button', { name: 'DocsFeedback', slot: 'Vote' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minBlockSize: 'var(--row)',
  paddingInline: theme.spacing(1, 1.5),
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  '&:hover': {
    background: theme.vars.palette.action.hover,
    color: theme.vars.palette.text.primary,
  },
  '&[aria-pressed="true"]': {
    background: theme.vars.palette.action.selected,
    color: theme.vars.palette.primary.main,
  },
}));

export interface FeedbackProps {
  /** Path of the page, which is the key of the stored vote. */
  pathname: string;
  /** Where a reader who is not content can say more. */
  issueHref?: string;
}

/**
 * Asks whether a page helped. `attachFeedback` makes it answer; without script it is hidden.
 *
 * **When to use:** Use it at the end of pages that somebody writes.
 *
 * **When not to use:** Leave it out of generated pages: they have no author who reads the answers.
 *
 * **Accessibility:** There are two toggle buttons in a named group. The thanks are announced as a status.
 */
export function Feedback({ pathname, issueHref }: FeedbackProps) {
  return (
    <Root
      className="screen-only needs-script"
      data-feedback={pathname}
      data-thanks={strings['feedback.thanks']}
      aria-label={strings['feedback.name']}
    >
      <bdi>{strings['feedback.question']}</bdi>
      <Votes>
        {(['1', '0'] as const).map((vote) => (
          <Vote key={vote} type="button" data-vote={vote} aria-pressed={false}>
            <Icon name="thumbUp" isFlipped={vote === '0'} />
            {strings[vote === '1' ? 'feedback.yes' : 'feedback.no']}
          </Vote>
        ))}
      </Votes>
      <bdi role="status" />
      {issueHref && (
        <a href={issueHref} hidden>
          {strings['feedback.more']}
        </a>
      )}
    </Root>
  );
}

/** URL of the form for a new issue, prefilled with the URL of the page. */
export function feedbackIssueHref(repository: string, pageUrl: string): string {
  return `${repository}/issues/new?${new URLSearchParams({ template: '4.docs-feedback.yml', 'page-url': pageUrl })}`;
}
