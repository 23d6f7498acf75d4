import { consent, refusal, type ConsentPurpose } from '../../domain/privacy/PrivacySignals';
import { pageStrings } from '../../domain/strings/pageStrings';
import { Answer, Answers, PrivacyLink, Root, Text } from './ConsentStrip.styles';

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
