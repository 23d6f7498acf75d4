import { expect, test } from 'vitest';
import { readCommands, readOptions, readVariables } from './readCommands';

test('reads subcommands with their options and aliases from yargs', () => {
  const source = `
    export default function cli(argv: string[]) {
      const shared = { base: { type: 'string' } } as const;
      yargs(argv)
        .command(['$0 [dir]', 'dev [dir]'], 'Run', { ...shared, port: { alias: 'p' } }, (args) => run(args))
        .command('help', 'Show help', {}, async () => {});
    }`;
  expect(readCommands('studio', source)).toEqual({
    program: 'studio',
    subcommands: {
      '': ['base', 'port', 'p', 'help', 'version'],
      dev: ['base', 'port', 'p', 'help', 'version'],
      help: ['help', 'version'],
    },
  });
});

test('reads the options of a bundle from the chain of the program alone', () => {
  const bundle = `a.option("other"); y(argv).scriptName("create").usage("$0").option("core", {}).help().argv; b.option("late")`;
  expect(readOptions('create', bundle).subcommands).toEqual({ '': ['core', 'help', 'version'] });
});

test('fails when the code defines none', () => {
  expect(() => readCommands('studio', 'run();')).toThrow('No subcommands of studio');
  expect(() => readOptions('create', 'run();')).toThrow('No options of create');
});

test('reads environment variables of Toolpad', () => {
  expect([...readVariables(['process.env.TOOLPAD_A || process.env.HOME', "'TOOLPAD_B'"])]).toEqual([
    'TOOLPAD_A',
  ]);
});
