import { strings } from '../../domain/strings/strings';
import { Icon } from '../Icon/Icon';
import { TopLink } from './BackToTop.styles';

/**
 * A link to the start of the page; its behavior shows it after the user has scrolled far enough.
 *
 * **When to use:** It's part of every page with an article that can be longer than the window.
 *
 * **When not to use:** Short pages don't need it: it appears after 200 pixels of scrolling, and on a phone only while
 * the user scrolls up.
 *
 * **Accessibility:** It's a link to the start of the page. With reduced motion it jumps instead of scrolling.
 */
export function BackToTop() {
  return (
    <TopLink
      className="screen-only"
      href="#top"
      aria-label={strings['top.label']}
      data-tip={strings['top.label']}
      hidden
      data-back-to-top=""
    >
      <Icon name="arrowUp" />
    </TopLink>
  );
}
