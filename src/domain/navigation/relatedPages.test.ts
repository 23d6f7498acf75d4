import { describe, expect, it } from 'vitest';
import { relatedPages, type GraphPage } from './relatedPages';

const page = (pathname: string, more: Partial<GraphPage> = {}): GraphPage => ({
  pathname,
  links: [],
  names: [],
  isTopic: true,
  ...more,
});
const none = () => [];

describe('related pages', () => {
  it('are those that link to each other, in both directions', () => {
    const related = relatedPages([page('a', { links: ['b', 'b'] }), page('b'), page('c')], none);
    expect(Object.fromEntries(related)).toEqual({ a: ['b'], b: ['a'], c: [] });
  });

  it('are those about the same things', () => {
    const related = relatedPages(
      [page('a', { names: ['Crud', 'List'] }), page('b', { names: ['List'] }), page('c')],
      none,
    );
    expect(related.get('a')).toEqual(['b']);
  });

  it('are at most three, the nearest first, without what the page shows already', () => {
    const others = ['b', 'c', 'd', 'e', 'f'];
    const related = relatedPages(
      [
        page('a', { links: others }),
        ...others.map((name) => page(name, name === 'e' ? { links: ['a'] } : {})),
      ],
      (pathname) => (pathname === 'a' ? ['c'] : []),
    );
    expect(related.get('a')).toEqual(['e', 'b', 'd']);
  });

  it('are rather pages that explain something than reference pages', () => {
    const pages = [page('a', { links: ['b', 'c'] }), page('b', { isDetail: true }), page('c')];
    expect(relatedPages(pages, none).get('a')).toEqual(['c', 'b']);
  });

  it('are neither lists of pages nor what every page links to', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      page(`p${index}`, { links: ['hub', 'list'] }),
    );
    const related = relatedPages([...many, page('hub'), page('list', { isTopic: false })], none);
    expect(related.get('p0')).toEqual([]);
  });
});
