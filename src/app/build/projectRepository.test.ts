import { expect, it } from 'vitest';
import { repositoryUrl } from './projectRepository';

it.each([
  'https://github.com/owner/docs',
  'git+https://github.com/owner/docs.git',
  'github:owner/docs',
  'owner/docs',
  { url: 'git+https://github.com/owner/docs.git' },
])('reads %j', (field) => {
  expect(repositoryUrl(field)).toBe('https://github.com/owner/docs');
});

it.each([undefined, '', 'https://gitlab.example/owner/docs', 'ssh://host/x'])(
  'has no address for %j',
  (field) => {
    expect(repositoryUrl(field)).toBeUndefined();
  },
);
