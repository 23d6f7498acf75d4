import { strings } from '../../domain/strings/strings';
import { Root, Vote, Votes } from './Feedback.styles';

export interface FeedbackProps {
  /** Path of the page, which is the key of the stored vote. */
  pathname: string;
  /** Where a reader who is not content can say more. */
  issueHref: string;
}

/** Asks whether a page helped. `attachFeedback` makes it answer; without script it is hidden. */
export function Feedback({ pathname, issueHref }: FeedbackProps) {
  return (
    <Root
      className="screen-only needs-script"
      data-feedback={pathname}
      data-thanks={strings['feedback.thanks']}
      aria-label={strings['feedback.name']}
    >
      <span>{strings['feedback.question']}</span>
      <Votes>
        {(['1', '0'] as const).map((vote) => (
          <Vote key={vote} type="button" data-vote={vote} aria-pressed={false}>
            <svg viewBox="0 0 16 16" width="16" strokeWidth="1.3" aria-hidden>
              <path
                transform={vote === '0' ? 'rotate(180 8 8)' : undefined}
                d="M2.5 7h2v6.5h-2zM4.5 7.5 7.5 2c1 0 1.7.7 1.5 1.7L8.5 6.5h4c.7 0 1.2.6 1 1.3l-1.2 4.7c-.1.6-.6 1-1.2 1H4.5"
              />
            </svg>
            {strings[vote === '1' ? 'feedback.yes' : 'feedback.no']}
          </Vote>
        ))}
      </Votes>
      <span role="status" />
      <a href={issueHref} hidden>
        {strings['feedback.more']}
      </a>
    </Root>
  );
}
