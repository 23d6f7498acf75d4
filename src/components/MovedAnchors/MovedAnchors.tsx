import { strings } from '../../domain/strings/strings';
import { Root } from './MovedAnchors.styles';

export interface MovedAnchorLink {
  /** The old id. */
  anchor: string;
  href: string;
  /** Of the place where the text is now. */
  title: string;
}

/** Where parts of the page went that links from elsewhere still name. Each shows only to a reader who came for it. */
export function MovedAnchors({ anchors }: { anchors: readonly MovedAnchorLink[] }) {
  return anchors.map(({ anchor, href, title }) => (
    <Root key={anchor} id={anchor} data-moved-to={href}>
      {strings['moved.part']} <a href={href}>{title}</a>
    </Root>
  ));
}
