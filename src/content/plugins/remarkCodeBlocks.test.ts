import { describe, expect, it } from 'vitest';
import { copiedCode } from './remarkCodeBlocks';

const lines = (...all: string[]) => all.join('\n');

describe('copiedCode', () => {
  it('leaves most code as it stands', () => {
    expect(copiedCode('const a = 1;\n', 'ts')).toBeUndefined();
    expect(copiedCode('# Twice\nnpm i x\n\nnpm i y', 'bash')).toBeUndefined();
    expect(copiedCode('echo $HOME && echo "$ 5"', 'bash')).toBeUndefined();
    expect(copiedCode('% a comment in LaTeX', 'text')).toBeUndefined();
    expect(copiedCode('- a\n+ b', 'yaml')).toBeUndefined();
  });

  it('is without removed lines, and has the added ones', () => {
    expect(
      copiedCode('a();\nb();\nc();', 'js', { removed: new Set([1]), added: new Set([2]) }),
    ).toBe('b();\nc();');
    expect(copiedCode('a();', 'js', { removed: new Set([1]) })).toBe('');
  });

  it.each([
    ['a prompt', ['$ npm i x', 'added 1 package', 'done'], ['npm i x']],
    ['several', ['$ cd app', '', '$ npm start', '> app@1.0.0 start', '$'], ['cd app', 'npm start']],
    ['a comment', ['# Install', '$ npm i x'], ['npm i x']],
    ['zsh', ['% ls', 'a  b'], ['ls']],
    ['a host', ['ann@mac:~/app$ ls -a', '.', '[ann@box app]# id', 'uid=0'], ['ls -a', 'id']],
    ['an environment', ['(env) $ pip install x', 'Collecting x'], ['pip install x']],
    ['PowerShell', ['PS C:\\app> npm i x', 'added 1 package'], ['npm i x']],
    ['cmd', ['C:\\app> npm i x', 'added 1 package'], ['npm i x']],
    [
      'a command of several lines',
      ['$ docker run \\', '>   -p 3000:3000 \\', '  app', 'Ready'],
      ['docker run \\', '  -p 3000:3000 \\', '  app'],
    ],
    [
      'a document',
      ["$ cat > .env <<'EOF'", 'A=1', '$ not a prompt', 'EOF', '$ cat .env', 'A=1'],
      ["cat > .env <<'EOF'", 'A=1', '$ not a prompt', 'EOF', 'cat .env'],
    ],
    ['a string', ['$ wc <<< "a"', '1 1 2'], ['wc <<< "a"']],
  ])(
    'has the commands of a session, without prompts and output: %s',
    (_name, session, commands) => {
      for (const language of ['bash', 'sh', 'console', 'shell-session', 'powershell'])
        expect(copiedCode(lines(...session), language)).toBe(lines(...commands));
    },
  );

  it('knows a session without a language', () => {
    expect(copiedCode('$ npm i x\nadded 1 package', 'text')).toBe('npm i x');
  });

  it('has the code after a change', () => {
    const changed = lines('- import a;', '+ import {', '+   b,', '+ } from c;', '', '  b();');
    expect(copiedCode(changed, 'diff')).toBe(lines('import {', '  b,', '} from c;', '', 'b();'));
    const printed = lines('--- a/x.json', '+++ b/x.json', ' {', '-  "a": 1', '+  "b": 1', ' }');
    expect(copiedCode(printed, 'diff')).toBe(lines('{', '  "b": 1', '}'));
  });

  it('keeps a patch whole, which a program applies', () => {
    const patch = lines('--- a/x', '+++ b/x', '@@ -1 +1 @@', '-a', '+b');
    expect(copiedCode(patch, 'diff')).toBeUndefined();
  });
});
