import { expect, it } from 'vitest';
import { storyName } from './storyName';

it.each([
  ['CopyDeniedOnAPhone', 'Copy denied on a phone'],
  ['TypeScriptByDefault', 'TypeScript by default'],
  ['OpenInASandboxAsJavaScript', 'Open in a sandbox as JavaScript'],
  ['CssFromAnEarlierVisit', 'CSS from an earlier visit'],
  ['NotJson', 'Not JSON'],
  ['ApiPage', 'API page'],
  ['RowFromUrlAsCard', 'Row from URL as card'],
  ['OAuthProviderClicked', 'OAuth provider clicked'],
  ['CardsAt320Pixels', 'Cards at 320 pixels'],
  ['HouseStudioOnAPhone', 'House Studio on a phone'],
])('calls %s "%s"', (exportName, name) => expect(storyName(exportName)).toBe(name));

it('gives times of the fake clock their unit', () =>
  expect(storyName('LateArrivalAt9500')).toBe('Late arrival at 9,500 ms'));

it('keeps the name of a component', () => expect(storyName('ApiTable')).toBe('ApiTable'));
