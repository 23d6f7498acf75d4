import { agentStrings } from '../../domain/strings/agentStrings';
import { Root } from './PageTools.styles';

/**
 * The page as Markdown, to copy or to open: for an editor or an AI tool. `attachPageTools` copies; without script the
 * link alone is shown.
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
