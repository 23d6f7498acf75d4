import { expect, it } from 'vitest';
import { assess, type Evidence, type PersonResult } from './assess';

const axe = (passed: number, failed = 0): Evidence => ({
  subject: 'site',
  criterion: '1.4.3',
  kind: 'axe',
  ran: ['color-contrast'],
  passed,
  failed,
  failures: [],
});
const person: PersonResult = {
  component: 'all',
  result: 'passed',
  reader: 'NVDA 2026.1',
  browser: 'Firefox 140',
  date: '2026-12-01',
  commit: '1234567',
  sources: 'abc',
  isCurrent: true,
};
const defect = { text: 'A row opens on click.', href: '/crud/', page: 'Crud' };
const alone = { evidence: ['axe'] } as const;
const open = { ...alone, person: 'Whether names are right.' };

it('supports what all evidence shows, when nothing is left for a person', () => {
  expect(assess(alone, [axe(3)], [], [])).toBe('supports');
  expect(assess({ evidence: ['axe', 'page'] }, [axe(3)], [], [])).toBe('not-evaluated');
  expect(assess(alone, [], [], [])).toBe('not-evaluated');
  expect(assess({ evidence: [] }, [axe(3)], [], [])).toBe('not-evaluated');
});

it('supports what is left for a person only by a current result about all', () => {
  expect(assess(open, [axe(3)], [], [])).toBe('not-evaluated');
  expect(assess(open, [axe(3)], [], [person])).toBe('supports');
  expect(assess(open, [axe(3)], [], [{ ...person, isCurrent: false }])).toBe('not-evaluated');
  expect(assess(open, [axe(3)], [], [{ ...person, component: 'Tabs' }])).toBe('not-evaluated');
  expect(assess(open, [], [], [person])).toBe('not-evaluated');
});

it('supports in part what has a defect, and not at all what always fails', () => {
  expect(assess(alone, [axe(3)], [defect], [])).toBe('partially');
  expect(assess(alone, [axe(3, 1)], [], [])).toBe('partially');
  expect(assess(alone, [axe(0, 1)], [], [])).toBe('fails');
  expect(assess(alone, [axe(3)], [], [{ ...person, result: 'failed' }])).toBe('partially');
});

it('takes a failure of what does not apply for a defect', () => {
  expect(assess({ absent: 'No sound.' }, [], [], [])).toBe('not-applicable');
  expect(assess({ absent: 'No sound.' }, [axe(0, 1)], [], [])).toBe('partially');
});
