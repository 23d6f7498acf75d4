import { expect, it } from 'vitest';
import { folderMenu } from './folderMenu';

const page = (pathname: string, title: string, order?: number) => ({ pathname, title, order });

it('has a group for each folder, named as its page or the folder, and pages by order and title', () => {
  const { entries, leaves } = folderMenu(
    [
      page('/x/', 'Home'),
      page('/x/zoo/', 'Animals'),
      page('/x/guides/c/', 'C'),
      page('/x/guides/b/', 'B'),
      page('/x/guides/a/', 'Z', 1),
      page('/x/api/', 'Reference'),
      page('/x/api/deep/one/', 'One'),
    ],
    '/x/',
  );
  expect(entries).toEqual([
    { pathname: '/x/', title: 'Home' },
    { pathname: '/x/zoo/', title: 'Animals' },
    {
      pathname: '/x/guides-group',
      title: 'Guides',
      children: [
        { pathname: '/x/guides/a/', title: 'Z' },
        { pathname: '/x/guides/b/', title: 'B' },
        { pathname: '/x/guides/c/', title: 'C' },
      ],
    },
    {
      pathname: '/x/api-group',
      title: 'Reference',
      children: [
        { pathname: '/x/api/', title: 'Reference' },
        {
          pathname: '/x/api/deep-group',
          title: 'Deep',
          children: [{ pathname: '/x/api/deep/one/', title: 'One' }],
        },
      ],
    },
  ]);
  expect(leaves).toHaveLength(7);
});

it('has no group around everything', () => {
  const { entries } = folderMenu([page('/x/docs/api/a/', 'A'), page('/x/docs/b/', 'B')], '/x/');
  expect(entries.map(({ title }) => title)).toEqual(['B', 'Api']);
});
