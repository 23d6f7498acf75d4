import { strings } from '../../domain/strings/strings';
import { Trail } from './Breadcrumbs.styles';

export interface Breadcrumb {
  title: string;
  /** Omitted for a group without a page. */
  href?: string;
}

/** Path to the page, from the product to the group that contains it. */
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
