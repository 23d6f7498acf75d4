import { expect, test } from 'vitest';
import { feedbackIssueHref } from './Feedback';

test('names the template and carries the address of the page, escaped', () => {
  const href = feedbackIssueHref('https://github.com/a/b', 'https://site.example/core/?a=1&b=ü');
  expect(href).toBe(
    'https://github.com/a/b/issues/new?template=4.docs-feedback.yml&page-url=https%3A%2F%2Fsite.example%2Fcore%2F%3Fa%3D1%26b%3D%C3%BC',
  );
  expect(new URL(href).searchParams.get('page-url')).toBe('https://site.example/core/?a=1&b=ü');
});
