import { useTexts } from '../../platform/TextsContext';
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
  const texts = useTexts();
  return anchors.map(({ anchor, href, title }) => (
    <Root key={anchor} id={anchor} data-moved-to={href}>
      {texts['moved.part']} <a href={href}>{title}</a>
    </Root>
  ));
}
