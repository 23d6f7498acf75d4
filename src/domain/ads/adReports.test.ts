import { expect, test } from 'vitest';
import type { AdState } from './AdState';
import { clickAttributes, crashReport, displayReport, labelOf } from './adReports';
import { slotLabelKey } from './slotLabelKey';

const view = (shape: number, display = 0) => ({
  placement: 'body-top' as const,
  source: 'script' as const,
  draws: { appeal: 0, house: 0, shape, display },
  houseAds: [0],
});
const base = { view: view(0.2), tries: 7 };
const states: [AdState, string | null][] = [
  [{ kind: 'waiting', ...base }, null],
  [{ kind: 'third-party', by: 'script', ...base }, 'carbon-body-top-image'],
  [{ kind: 'in-house', because: 'blocked', index: 0, ...base }, 'in-house-body-top-image'],
  [{ kind: 'in-house', because: 'no-third-party', index: 0, ...base }, 'in-house-body-top-image'],
  [
    { kind: 'in-house', because: 'no-inventory', index: 0, ...base },
    'in-house-carbon-body-top-image',
  ],
  [{ kind: 'appeal', ...base }, 'in-house-adblock-body-top-image'],
  [{ kind: 'nothing', because: 'bot', ...base }, null],
];

test.each(states)('the label of %o', (state, label) => {
  expect(labelOf(state)).toBe(label);
  expect(displayReport(state, 0.1)).toEqual(label && { eventAction: 'display', eventLabel: label });
});

test.each(states)(
  'the name of %o: none without a label, the appeal is no advertisement',
  (state, label) => {
    expect(slotLabelKey(state)).toBe(
      label && (state.kind === 'appeal' ? 'advertising.about' : 'advertising.name'),
    );
  },
);

test('the shape is inline below a draw of 0.2, and always under a demo', () => {
  const appeal = (more: object): AdState => ({
    kind: 'appeal',
    ...base,
    view: { ...base.view, ...more },
  });
  expect(labelOf(appeal({ draws: view(0.1999).draws }))).toBe('in-house-adblock-body-top-inline');
  expect(labelOf(appeal({ placement: 'demo' }))).toBe('in-house-adblock-demo-inline');
});

test('a tenth of the page views report displays', () => {
  const shown = (display: number): AdState => ({
    kind: 'appeal',
    view: view(0.5, display),
    tries: 7,
  });
  expect(displayReport(shown(0.0999), 0.1)).not.toBeNull();
  expect(displayReport(shown(0.1), 0.1)).toBeNull();
});

test('reports a crash with the crashed ad', () => {
  expect(crashReport({ kind: 'appeal', ...base })).toEqual({
    eventAction: 'crash',
    eventLabel: 'in-house-adblock-body-top-image',
  });
  expect(crashReport({ kind: 'waiting', ...base })).toEqual({
    eventAction: 'crash',
    eventLabel: 'none-body-top',
  });
});

test('reports clicks through attributes, and only with a label', () => {
  expect(clickAttributes('in-house-x')).toEqual({
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click',
    'data-ga-event-label': 'in-house-x',
  });
  expect(clickAttributes(null)).toEqual({});
  expect(clickAttributes('')).toEqual({});
});
