import { expect, test } from 'vitest';
import type { ReferenceNames } from '../domain/content/ReferenceTexts';
import { formatProblem } from './Problem';
import { readReferenceTexts } from './readReferenceTexts';

const names: ReferenceNames = {
  components: ['Account'],
  hooks: [],
  functions: [],
  studioComponents: [],
  rows: { Account: ['slots'], Session: ['user'] },
  releases: ['0.13.0'],
  examples: ['Page'],
};
const valid = `components: { Account: Who is signed in. }
hooks: {}
functions: {}
studioComponents: {}
rows:
  Session: { user: The user. }
releases:
  0.13.0: { news: '\`Crud\` is new.' }
examples:
  Page:
    title: page.yml
    yaml: |
      kind: page
`;
const read = (source: string) => readReferenceTexts(source, 'docs/reference.yaml', names);

test('reads texts, and examples without the end of their last line', () => {
  const { texts, problems } = read(valid);
  expect(problems).toEqual([]);
  expect(texts).toMatchObject({
    components: { Account: 'Who is signed in.' },
    rows: { Session: { user: 'The user.' } },
    releases: { '0.13.0': { news: '`Crud` is new.' } },
    examples: { Page: { title: 'page.yml', yaml: 'kind: page' } },
  });
});

test.each([
  ['Account:', 'Other:', '1: `components`: `Account` is missing.'],
  ['Account:', 'Other:', '1: `components.Other`: the packages have nothing of this name.'],
  ['user:', 'name:', '6: `rows.Session.name`: the packages have no such row, or describe it'],
  ['Session:', 'Router:', '6: `rows.Router.user`: the packages have no such row'],
  ['news:', 'new:', '8: `releases.0.13.0.new`: unknown key.'],
  ['title:', 'name:', '`examples.Page.name`: unknown key.'],
  ['hooks: {}', 'hooks: {', 'Not valid YAML: '],
])('reports %s as %s with its line', (from, to, problem) => {
  const { texts, problems } = read(valid.replace(from, to));
  expect(texts).toBeUndefined();
  const [first, ...others] = problems.map(formatProblem);
  expect(first).toMatch(/^docs\/reference\.yaml:\d+: /);
  expect([first, ...others].join('\n')).toContain(problem);
});
