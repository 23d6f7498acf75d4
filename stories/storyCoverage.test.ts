import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = 'stories/components';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

it('has stories of each component', () => {
  const titled = files.map((file) => path.basename(file, '.stories.tsx'));
  expect(readdirSync('src/components').filter((name) => !titled.includes(name))).toEqual([]);
});

it('has no doc comments on stories that `extend` makes, which Storybook does not read', () => {
  const stories = readdirSync('stories', { recursive: true, encoding: 'utf8' });
  const unread = stories
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) =>
      [
        ...readFileSync(path.join('stories', file), 'utf8').matchAll(
          /\*\/\nexport const (\w+) = \w+\.extend\(/g,
        ),
      ].map(([, story]) => `${file}: ${story}`),
    );
  expect(unread, 'use `parameters: caption()` of stories/kit/docs.ts').toEqual([]);
});

/** The stories of components: names as in the sidebar, in lower case, and whether they have a caption. */
const stories = files
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const parts = readFileSync(path.join(folder, file), 'utf8').split(/\n(?=export const )/);
    return parts.flatMap((part, index) => {
      const [, id] = /^export const (\w+) = \w+\.(?:story|extend)\(/.exec(part) ?? [];
      if (!id) return [];
      const [definition = ''] = part.split('\n});');
      const [, name = id.replace(/\B[A-Z]/g, ' $&')] = /^ {2}name: '(.+)'/m.exec(definition) ?? [];
      const hasCaption = parts[index - 1]!.endsWith('*/') || definition.includes('caption(');
      return { file, id, name: name.toLowerCase(), hasCaption };
    });
  });

it('has a caption on each story of ads', () => {
  const without = stories.filter(({ file, hasCaption }) => /^ads\//.test(file) && !hasCaption);
  expect(without, 'one sentence: what the reader sees, and why').toEqual([]);
});

it.each('ad blocker,503,appeal,house ad,filler,no inventory,offline,loading,not found'.split(','))(
  'has a state whose name the search finds by "%s"',
  (words) => expect(stories.filter(({ name }) => name.includes(words))).not.toEqual([]),
);

const isText = (type: ts.TypeNode) =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal);

const isUnion = (type?: ts.TypeNode) =>
  type && ts.isUnionTypeNode(type) && type.types.filter(isText).length > 1;

/** The members of interfaces named like `BadgeProps`, and of the type that a component gives its props in place. */
const propsIn = (component: string) => (statement: ts.Statement) => {
  if (ts.isInterfaceDeclaration(statement))
    return statement.name.text.endsWith('Props') ? statement.members : [];
  if (!ts.isFunctionDeclaration(statement) || statement.name?.text !== component) return [];
  return statement.parameters.flatMap(({ type }) =>
    type && ts.isTypeLiteralNode(type) ? type.members : [],
  );
};

/** Unions of texts that a component declares for its props: the compiler asks for stories only of listed ones. */
function unionsOfProps(component: string): string[] {
  const own = `src/components/${component}`;
  const sources = readdirSync(own)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join(own, file))
    .map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  const named = sources.flatMap(({ statements }) =>
    statements.flatMap((alias) =>
      ts.isTypeAliasDeclaration(alias) && isUnion(alias.type) ? alias.name.text : [],
    ),
  );
  const main = sources.find(({ fileName }) => fileName.endsWith(`/${component}.tsx`));
  return (main?.statements ?? []).flatMap(propsIn(component)).flatMap((prop) => {
    if (!ts.isPropertySignature(prop)) return [];
    if (isUnion(prop.type)) return `the type of ${(prop.name as ts.Identifier).text}`;
    const { typeName } = (prop.type ?? {}) as Partial<ts.TypeReferenceNode>;
    return typeName && ts.isIdentifier(typeName) && named.includes(typeName.text)
      ? typeName.text
      : [];
  });
}

it('shows each value of the props that components declare themselves', () => {
  const listed = readFileSync('stories/shownStates.ts', 'utf8');
  const unlisted = readdirSync('src/components').flatMap((component) =>
    unionsOfProps(component)
      .filter((union) => !new RegExp(`Shown<\\s*${union}\\s*>`).test(listed))
      .map((union) => `${component}: ${union}`),
  );
  expect(unlisted, 'name these types, and add them to stories/shownStates.ts').toEqual([]);
});
