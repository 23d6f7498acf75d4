import { agentStrings } from '../../domain/strings/agentStrings';
import { format } from '../../domain/strings/format';
import { Root } from './PageTools.styles';

const menuId = 'docs-page-menu';

/** Assistants that take a prompt at the end of a URL. */
const assistants = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
  Perplexity: 'https://www.perplexity.ai/search?q=',
};

const copyLabels = {
  'data-done': agentStrings['markdown.copied'],
  'data-failed': agentStrings['markdown.failed'],
};

export interface PageToolsProps {
  /** Path of the Markdown version of the page. */
  markdownHref: string;
  /** Origin of the published site; without it, assistants cannot read the page. */
  origin?: string | undefined;
  /** The page about the MCP server. */
  serverHref?: string | undefined;
  /** Tells an agent what to read, to run and to check. */
  prompt?: string | undefined;
}

/**
 * Copies the page as Markdown, for an editor or an AI tool; its menu opens the Markdown or an assistant that reads it.
 * `attachPageTools` copies; without script only the menu is shown.
 *
 * **When to use:** Use it on every page that has a Markdown version. Give it a prompt where an agent can do what the
 * page describes.
 *
 * **When not to use:** Leave it out of pages without one.
 *
 * **Accessibility:** The result of copying is announced. The menu is links in a popover: Escape closes it and returns
 * the focus.
 */
export function PageTools({ markdownHref, origin, serverHref, prompt }: PageToolsProps) {
  const ask = format(agentStrings['prompt.ask'], { url: `${origin}${markdownHref}` });
  const links = [
    [agentStrings['markdown.view'], markdownHref],
    ...Object.entries(origin ? assistants : {}).map(([name, url]) => [
      format(agentStrings['markdown.openIn'], { name }),
      url + encodeURIComponent(ask),
    ]),
    ...(serverHref ? [[agentStrings['markdown.connect'], serverHref]] : []),
  ];
  return (
    <Root className="screen-only">
      <button type="button" className="needs-script" data-copy-page={markdownHref} {...copyLabels}>
        <span aria-live="polite">{agentStrings['markdown.copy']}</span>
      </button>
      <button
        type="button"
        aria-label={agentStrings['markdown.menu']}
        data-tip={agentStrings['markdown.menu']}
        popoverTarget={menuId}
      />
      {prompt && (
        <button type="button" data-copy-page="" data-prompt={prompt} {...copyLabels}>
          <span aria-live="polite">{agentStrings['prompt.copy']}</span>
        </button>
      )}
      <div popover="auto" id={menuId}>
        {links.map(([label, href]) => (
          <a key={label} href={href}>
            {label}
          </a>
        ))}
      </div>
    </Root>
  );
}
