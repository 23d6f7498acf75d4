import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Ends the paths of typed code, which are of files that do not exist. */
export const codeEnding = '.code.ts';

/** The type of a parameter of a class or function; of an overloaded one, of its last two signatures. */
const given = `
type Given<F, I extends number> = F extends new (...a: infer A) => any ? A[I & keyof A]
  : F extends { (...a: infer A): any; (...a: infer B): any } ? A[I & keyof A] | B[I & keyof B] : never;`;

/**
 * The JavaScript of a package as TypeScript, by path: the parameters of its functions have the types that the
 * declarations beside it state, so that the checker knows which member of which type is read. Empty for a package that
 * was fetched without its code.
 */
export function typedCode(folder: string): [string, string][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.startsWith('node_modules'))
    .map((file) => path.join(folder, file.slice(0, -'.js'.length)))
    .filter((stem) => existsSync(`${stem}.d.ts`));
  return files.map((stem) => [stem + codeEnding, withTypes(stem)]);
}

function withTypes(stem: string): string {
  let text = readFileSync(`${stem}.js`, 'utf8');
  const { statements } = ts.createSourceFile('', text, ts.ScriptTarget.Latest);
  for (const one of [...statements].reverse()) {
    if (!ts.isFunctionDeclaration(one) && !ts.isClassDeclaration(one)) continue;
    const called = ts.isClassDeclaration(one) ? one.members.find(ts.isConstructorDeclaration) : one;
    const type = `typeof import('./${path.basename(stem)}').${one.name!.text}`;
    [...(called?.parameters ?? [])].forEach((_, place, { length }) => {
      const { end } = called!.parameters[length - 1 - place]!.name;
      text = `${text.slice(0, end)}: Given<${type}, ${length - 1 - place}>${text.slice(end)}`;
    });
  }
  return text + given;
}
