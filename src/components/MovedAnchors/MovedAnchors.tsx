import { styled } from '@mui/material/styles';
import { strings } from '../../domain/strings/strings';

const Root = styled('p', { name: 'DocsMovedAnchors', slot: 'Root' })(({ theme }) => ({
  display: 'none',
  // Without a note, what follows is first on the page.
  '&:not(:target, :target ~ *) + *': { marginBlockStart: 0 },
  '&:target': {
    display: 'block',
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
  },
}));

export interface MovedAnchorLink {
  /** The old id. */
  anchor: string;
  href: string;
  /** Of the place where the text is now. */
  title: string;
}

/**
 * Links to headings that moved to other pages. Each is visible only when the URL names its old anchor.
 *
 * **When to use:** Use it on a page from which a section has moved to another page, so that old links lead there.
 *
 * **When not to use:** Don't use it for headings that moved within their page: keep their ids.
 *
 * **Accessibility:** It's a visible link, shown only if the URL has the old anchor.
 */
export function MovedAnchors({ anchors }: { anchors: readonly MovedAnchorLink[] }) {
  return anchors.map(({ anchor, href, title }) => (
    <Root key={anchor} id={anchor} data-moved="">
      {strings['moved.part']} <a href={href}>{title}</a>
    </Root>
  ));
}
