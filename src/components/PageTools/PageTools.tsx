import { styled } from '@mui/material/styles';
import { agentStrings } from '../../domain/strings/agentStrings';
import { format } from '../../domain/strings/format';
import { chevron, partOverrides, popoverItem, popoverMenu } from '../../theme/mixins';

const Root = styled('div', {
  name: 'DocsPageTools',
  slot: 'Root',
  overridesResolver: partOverrides({ tool: '> button', menu: '> [popover]' }),
})(({ theme }) => ({
  // A page can arrive in chunks: the first tool alone would fit into a line that all do not fit into.
  display: 'none',
  '&:has([href])': { display: 'flex' },
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  lineHeight: 'var(--row)',
  '& > :not([popover]):hover': { textDecorationLine: 'underline' },
  // One control with the button before it.
  '& > [popovertarget]': {
    display: 'grid',
    placeContent: 'center',
    minInlineSize: 'var(--row)',
    marginInlineStart: theme.spacing(-1.75),
    // The menu takes the place of the tooltip.
    '&:has(~ :popover-open)::after': { display: 'none' },
    '&::before': {
      ...chevron(theme, 'ButtonText'),
      content: '""',
      background: 'currentColor',
      rotate: 'calc(90deg * var(--forward))',
    },
    // Without the button before it, it needs a label.
    '@media (scripting: none)': {
      marginInlineStart: 0,
      '&::before': { all: 'unset', content: 'attr(aria-label)' },
    },
  },
  '& > [popover]': { ...popoverMenu(theme), positionArea: 'block-end span-inline-end' },
  '& > [popover] [href]': popoverItem(theme),
}));

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
