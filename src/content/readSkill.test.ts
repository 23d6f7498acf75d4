import { expect, it } from 'vitest';
import { readSkill } from './readSkill';

const file = 'core/skills/my-skill/SKILL.md';
const read = (text: string, from = file) => {
  const { skill, problems } = readSkill(from, text, `docs/${from}`);
  return { skill, problems: problems.map(({ line, what }) => `${line}: ${what}`) };
};
const head = '---\nname: my-skill\ndescription: When to use it.\n---\n';

it('has its text, and the pages that it links to or includes, with their lines', () => {
  const text =
    'Read [A](/x/a/#part), [all](/x/llms.txt) and [that](https://example.com/).\n\n{components}\n\n{/x/b/#c}\n\nOn {line}.';
  const { skill, problems } = read(`${head}\n${text}\n`);
  expect(problems).toEqual([]);
  expect(skill).toEqual({
    file,
    name: 'my-skill',
    description: 'When to use it.',
    text,
    links: [
      { href: '/x/a/#part', pathname: '/x/a/', hash: 'part', line: 6 },
      { href: '/x/b/#c', pathname: '/x/b/', hash: 'c', line: 10 },
    ],
  });
});

it.each([
  ['Text', '1: `name`: Invalid input: expected string, received undefined.'],
  [
    '---\nname: my\ndescription: A\n---\n',
    '2: `name`: not the name of the folder, or not in its form.',
  ],
  [
    '---\nname: my-skill\ndescription:\n---\n',
    '3: `description`: Invalid input: expected string, received null.',
  ],
  [`---\nname: my-skill\ndescription: ${'a'.repeat(1001)}\n---\n`, '3: `description`: Too big'],
  ['---\nname: my-skill\ndescription: A\nversion: 1\n---\n', '4: `version`: unknown key.'],
  ['---\nname: [\n---\n', '2: Not valid YAML'],
])('reports %j', (text, problem) => {
  const { skill, problems } = read(text);
  expect(skill).toBeUndefined();
  expect(problems.join('\n')).toContain(problem);
});

it.each(['My-Skill', 'my--skill', '-my', 'my_skill', 'a'.repeat(65)])(
  'does not accept the folder %s',
  (name) => {
    const text = `---\nname: ${name}\ndescription: A\n---\n`;
    expect(read(text, `core/skills/${name}/SKILL.md`).skill).toBeUndefined();
  },
);
