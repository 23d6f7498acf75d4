import { strings } from '../../domain/strings/strings';
import { Trail } from './Breadcrumbs.styles';

export interface Breadcrumb {
  title: string;
  /** Left out for a group without a page of its own. */
  href?: string;
}

/** Where the page stands: from the product down to the group the page is in. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <Trail aria-label={strings['breadcrumbs.label']}>
      <ol>
        {items.map(({ title, href }) => (
          <li key={title}>{href ? <a href={href}>{title}</a> : title}</li>
        ))}
      </ol>
    </Trail>
  );
}
