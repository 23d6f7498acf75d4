/** A resolved menu: titles derived, paths canonical (leading and trailing slash, base included). */
export type MenuNode =
  | { kind: 'page'; href: string; title: string; newFeature: boolean }
  | {
      kind: 'group';
      id: string;
      title: string;
      /** Page at the URL of the group, where there is one. */
      href?: string;
      newFeature: boolean;
      children: MenuNode[];
    }
  | { kind: 'subheader'; id: string; title: string; newFeature: boolean; children: MenuNode[] };

/** A link to a page. */
export interface PageLink {
  href: string;
  title: string;
}
