import { strings } from '../../domain/strings/strings';
import { TopLink } from './BackToTop.styles';

/** A link to the start of the page; its behavior shows it once the reader is far enough from there. */
export function BackToTop() {
  return (
    <TopLink
      className="screen-only"
      href="#top"
      aria-label={strings['top.label']}
      hidden
      data-back-to-top=""
    >
      <svg viewBox="0 0 16 16" width="16" strokeWidth="1.4" aria-hidden>
        <path d="M8 13V3.5M3.5 8 8 3.5 12.5 8" />
      </svg>
    </TopLink>
  );
}
