import { strings } from '../../domain/strings/strings';
import { Icon } from '../Icon/Icon';
import { TopLink } from './BackToTop.styles';

/** A link to the start of the page; its behavior shows it after the user has scrolled far enough. */
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
