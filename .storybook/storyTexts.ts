import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { storyTextsFile, type FileTexts, type StoryTexts } from './addons/find/storyTextsFile';
import { demoPrefix } from './sidebar/groups';
import { site } from './site';
import { projectDir } from '../src/app/build/paths';
import { readSearchWords, searchWordsFile } from '../src/content/readSearchWords';
import { listSources } from '../src/content/sources';

const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');

/** The exports of a module, each with its doc comment. */
function exportsOf(text: string) {
  const { statements } = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true);
  return statements.flatMap((statement) => {
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]
      : statement;
    const name = declared && ts.getNameOfDeclaration(declared as ts.Declaration)?.getText();
    const comments = ts.getJSDocCommentsAndTags(statement);
    const comment = comments.map((one) => ts.getTextOfJSDocComment(one.comment)).join(' ');
    return name ? [{ name, comment, statement }] : [];
  });
}

/** The first argument of each call of a function, where it is a text. */
function textsGivenTo(called: string, node: ts.Node): string[] {
  const inside: string[] = [];
  node.forEachChild((child) => void inside.push(...textsGivenTo(called, child)));
  if (!ts.isCallExpression(node) || node.expression.getText() !== called) return inside;
  const [text] = node.arguments;
  return text && ts.isStringLiteralLike(text) ? [text.text, ...inside] : inside;
}

/** What a story sets of the toolbar: a word of each. */
const globalsIn = (node: ts.Node) =>
  /\bglobals: {(.*?)},?$/ms.exec(node.getText())?.[1]?.replaceAll(/\w+:/g, '') ?? '';

function textsOfStories(text: string): FileTexts {
  const [, component = ''] = /\bcomponent: (\w+)/.exec(text) ?? [];
  const file = path.join(projectDir, 'src/components', component, `${component}.tsx`);
  const documented = existsSync(file) ? exportsOf(read(file)) : [];
  return {
    about: documented.find(({ name }) => name === component)?.comment ?? '',
    stories: Object.fromEntries(
      exportsOf(text).map(({ name, comment, statement }) => [
        name,
        {
          caption: textsGivenTo('caption', statement)[0] ?? comment,
          words: [...textsGivenTo('step', statement), globalsIn(statement)].join(' '),
        },
      ]),
    ),
  };
}

/** Prose of a page of the guide. */
const textOfGuide = (text: string): FileTexts => ({
  about: text.replaceAll(/^import .*|<[^>]*>|[#*`_|]/gm, ''),
  stories: {},
});

/** What each demo shows, by its story, as the pages say it. */
function demoTexts(): [string, FileTexts][] {
  const { pages, demos } = listSources(site.contentDir);
  const shown = new Map(
    pages
      .flatMap((page) => [...read(site.contentDir, page).matchAll(/<Demo\s[^>]*>/g)])
      .map(([tag]) => [/name="(.*?)"/.exec(tag)?.[1], /title="(.*?)"/.exec(tag)?.[1] ?? '']),
  );
  return demos
    .map((file) => file.replace(/\.tsx$/, ''))
    .map((demo) => [
      demoPrefix + demo.split(path.sep).join('/'),
      { about: shown.get(path.basename(demo)) ?? '', stories: {} },
    ]);
}

/** The texts of all stories, read from their sources. */
export function readStoryTexts(): StoryTexts {
  const files = readdirSync(path.join(projectDir, 'stories'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.stories\.tsx$|\.mdx$/.test(file))
    .map((file) => path.join('stories', file));
  const words = path.join(site.contentDir, searchWordsFile);
  return {
    files: Object.fromEntries([
      ...files.map((file): [string, FileTexts] => [
        `./${file.split(path.sep).join('/')}`,
        (file.endsWith('.mdx') ? textOfGuide : textsOfStories)(read(projectDir, file)),
      ]),
      ...demoTexts(),
    ]),
    synonyms: existsSync(words) ? readSearchWords(read(words), words, []).words.synonyms : {},
  };
}

/** Publishes them for the search of the workbench; in development, they are read each time that it starts. */
export const storyTexts = (): Plugin => ({
  name: 'story-texts',
  configureServer({ middlewares }) {
    middlewares.use(`/${storyTextsFile}`, (_request, response) => {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(readStoryTexts()));
    });
  },
  generateBundle() {
    const source = JSON.stringify(readStoryTexts());
    this.emitFile({ type: 'asset', fileName: storyTextsFile, source });
  },
});
