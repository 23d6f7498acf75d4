import path from 'node:path';
import type ts from 'typescript';
import { expect, test } from 'vitest';
import { testFolder } from '../../../src/content/testing/testFolder';
import { openProgram } from './openProgram';
import { readDefaults } from './readDefaults';

// What the installed package says, `installed.test.ts` reads; nothing in it is decided like these.
const folder = testFolder({
  'index.d.ts': "export { Layout } from './layout';",
  'layout.d.ts': `
    export interface LayoutProps { page?: string; sometimes?: string; size?: number }
    export declare function Layout(props: LayoutProps): null;`,
  'layout.js': `
    export function Layout(props) {
      const page = props.page ?? (props.page || 'home');
      return [page, props.sometimes ?? 'a', props.sometimes ?? 'b', _jsx(Part, { size: props.size })];
    }`,
});
const owner = { name: '@toolpad/core', version: '0.13.0', folder, integrity: '' };
const opened = openProgram([path.join(folder, 'index.d.ts')], [owner], ['lib.es5.d.ts']);
const of = readDefaults(opened, owner);
const source = opened.program.getSourceFile(path.join(folder, 'layout.d.ts'))!;
const { members } = source.statements[0] as ts.InterfaceDeclaration;

test.each([
  ['what comes after a fallback to itself', 0, "'home'"],
  ['undecided between two places that differ', 1, undefined],
  ['undecided where it is passed on to a component of others', 2, undefined],
])('the default is %s', (_, place, text) => expect(of(members[place]!).text).toBe(text));
