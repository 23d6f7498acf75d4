import { agentStrings } from '../../domain/strings/agentStrings';
import { Root } from './PageTools.styles';

/**
 * Copies or opens the page as Markdown, for an editor or an AI tool. `attachPageTools` copies; without script only the
 * link is shown.
 *
 * **When to use:** Use it on every page that has a Markdown version.
 *
 * **When not to use:** Leave it out of pages without one.
 *
 * **Accessibility:** The result of copying is announced. Without script only the link is shown.
 * @param markdownHref the Markdown version of the page
 */
export function PageTools({ markdownHref }: { markdownHref: string }) {
  return (
    <Root className="screen-only">
      <button
        type="button"
        className="needs-script"
        data-copy-page=""
        data-done={agentStrings['markdown.copied']}
        data-failed={agentStrings['markdown.failed']}
      >
        <span aria-live="polite">{agentStrings['markdown.copy']}</span>
      </button>
      <a href={markdownHref}>{agentStrings['markdown.view']}</a>
    </Root>
  );
}
