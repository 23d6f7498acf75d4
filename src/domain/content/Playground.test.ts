import { expect, it } from 'vitest';
import {
  frameSettings,
  parseSettings,
  readState,
  settingsOf,
  startValues,
  writeState,
  type Playground,
} from './Playground';

const row = { default: null, start: null } as const;

const playground: Playground = {
  name: 'P',
  of: 'C',
  frame: '/frames/P/',
  height: 300,
  code: { TS: [], JS: [] },
  rows: [
    { ...row, name: 'on', control: { kind: 'boolean' }, default: false, start: false },
    { ...row, name: 'width', control: { kind: 'number', min: 1, max: 9 }, default: 5, start: 3 },
    { ...row, name: 'text', control: { kind: 'text' } },
    { ...row, name: 'slots.a', control: { kind: 'part', values: ['A', 'B'] }, initial: true },
    {
      ...row,
      name: 'method',
      control: { kind: 'union', values: ['x', 'y'] },
      start: 'x',
      required: true,
    },
    { ...row, name: 'only', control: { kind: 'text' }, start: 'z', methods: ['y'] },
  ],
};
const start = startValues(playground);

it('reads what it writes, and writes only what differs from the start', () => {
  const values = { ...start, on: true, width: null, text: 'a:b&c', 'slots.a': 'B' };
  const entries = writeState(playground, values);
  expect(entries).toEqual(['on:true', 'width:', 'text:a:b&c', 'slots.a:B']);
  expect(readState(playground, entries)).toEqual({ values, invalid: [] });
  expect(writeState(playground, start)).toEqual([]);
});

it('lists invalid values, which do not replace those at the start, and ignores unknown names', () => {
  const entries = [
    'on:yes',
    'width:0',
    'width:9.5',
    'width:x',
    'slots.a:C',
    'method:',
    'else:1',
    '__proto__:1',
    '',
  ];
  const { values, invalid } = readState(playground, entries);
  expect(values).toEqual(start);
  expect(invalid.map(({ name, text }) => `${name}:${text}`)).toEqual(entries.slice(0, 6));
});

it('sets what differs from the default, and what the method has', () => {
  expect(settingsOf(playground, start)).toEqual([
    ['width', 3, false],
    ['method', 'x', false],
  ]);
  expect(settingsOf(playground, { ...start, width: 5, method: 'y', 'slots.a': 'A' })).toEqual([
    ['slots.a', 'A', true],
    ['method', 'y', false],
    ['only', 'z', false],
  ]);
});

it('mounts the demo again when an initial value changes', () => {
  const keyOf = (values: object) => frameSettings(playground, { ...start, ...values }).key;
  expect(keyOf({ on: true })).toBe(keyOf({}));
  expect(keyOf({ 'slots.a': 'A' })).not.toBe(keyOf({}));
});

it('takes only settings of the listed shape from a frame', () => {
  const settings = frameSettings(playground, start);
  expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
  for (const text of [null, '', '{', '[]', '{"set":1}', 'null', '{"key":"","set":[1]}'])
    expect(parseSettings(text)).toEqual({ key: expect.any(String), set: [] });
  expect(parseSettings('{"key":"k","set":[["a",{},false],["b",1],["c",1,false]]}').set).toEqual([
    ['c', 1, false],
  ]);
});
