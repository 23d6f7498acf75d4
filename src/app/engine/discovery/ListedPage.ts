/** A page as the lists of pages know it. */
export interface ListedPage {
  title: string;
  description: string;
  /** Canonical path with the base. */
  pathname: string;
  /** Name of its product. */
  product: string;
  /** Last change as an ISO date with time, where it is known. */
  changed?: string;
}
