import type { DemoPage } from '../records';

const site = 'https://mui.com/toolpad/';

/**
 * The pages a comment lists, as pages of this site.
 * @param lost called for a URL that is not Toolpad's, or an empty list
 */
export function demoPages(
  demos: readonly { title: string; href: string }[],
  lost: (why: string) => void,
): DemoPage[] {
  if (demos.length === 0) lost('no comment of this file lists them.');
  return demos.flatMap(({ title, href }) => {
    if (href.startsWith(site))
      return [{ title, page: href.slice(site.length).replace(/\/?(#.*)?$/, '') }];
    lost(`${href} is not a page of Toolpad.`);
    return [];
  });
}
